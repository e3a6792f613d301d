/** Whoever is new to it, or has had enough of it: the computer advises, others go along, it plays on so long. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asked,
  errorsOf,
  figures,
  goToMove,
  logLength,
  middleOf,
  playReady,
  prompt,
  READY,
  type Site,
  startSite,
} from './page.ts'
import { setUpSmallBattle } from './set-up.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const toldMoreThan = (page: Page, lines: number) =>
  page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines']) > before,
    lines,
  )

const help = async (page: Page, offer: string) => {
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.locator(`[data-help=${offer}]`).click()
}

const places = (page: Page, all: readonly string[]) => Promise.all(all.map((figure) => middleOf(page, figure)))

test('advice is shown on the table by Help, A or Enter, and can be put back or taken with Enter', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  await goToMove(page)
  const question = await prompt(page)
  await help(page, 'advise')
  await page.locator('.question-prompt', { hasText: 'Advice:' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await prompt(page)).toBe(question)
  await page.keyboard.press('Enter')
  await page.locator('.question-prompt', { hasText: 'Advice:' }).waitFor()
  await page.locator('.path-tooltip').waitFor()
  await page.keyboard.press('Escape')
  expect(await prompt(page)).toBe(question)
  const lines = await logLength(page)
  await page.keyboard.press('a')
  await page.locator('.question-prompt', { hasText: 'Advice:' }).waitFor()
  await page.keyboard.press('Enter')
  await toldMoreThan(page, lines)
  await page.close()
})

test('other figures of the same name can follow a move, and one undo takes them back but not the move they followed', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  await goToMove(page)
  const movers = await figures(page, '[data-may-act=true]')
  const sorts = movers.map((figure) => figure.replace(/ \w+$/, ''))
  const leader = movers.find((_, i) => sorts.indexOf(sorts[i] ?? '') !== sorts.lastIndexOf(sorts[i] ?? '')) ?? ''
  const others = movers.filter((figure, i) => figure !== leader && sorts[i] === leader.replace(/ \w+$/, ''))
  const before = await places(page, others)
  const { x, y } = await middleOf(page, leader)
  const board = await page.locator('.board').boundingBox()
  const ahead = y < (board?.y ?? 0) + (board?.height ?? 0) / 2 ? 1 : -1
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + ahead * 10)
  await page.mouse.move(x, y + ahead * 30)
  await page.locator('.path-tooltip').waitFor()
  await page.mouse.up()
  await page.getByRole('button', { name: /likewise/ }).click()
  await page.getByRole('button', { name: /likewise/ }).waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const after = await places(page, others)
  expect(after.filter((place, i) => Math.abs(place.y - (before[i]?.y ?? 0)) > 8)).toHaveLength(others.length)
  await page.locator('.undo-place .undo').click()
  await page.waitForFunction(
    ([figure, at]) => {
      const box = document.querySelector(`[data-figure="${figure}"] .base`)?.getBoundingClientRect()
      return box !== undefined && Math.abs(box.y + box.height / 2 - Number(at)) < 2
    },
    [others[0], before[0]?.y] as const,
  )
  expect(await figures(page, '[data-may-act=true]')).toEqual(movers.filter((figure) => figure !== leader))
  await page.close()
})

test('a person who let the computer play their side can take over, and is asked again', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  await goToMove(page)
  const lines = await logLength(page)
  await help(page, 'phase')
  await page.locator('.question-prompt', { hasText: 'The computer plays for' }).waitFor()
  await toldMoreThan(page, lines)
  await page.getByRole('button', { name: 'Take over' }).click()
  expect(await asked(page)).toBe('move')
  expect(await page.locator('.question').getAttribute('data-kind')).toBe('move')
  await page.close()
})

test('with the computer playing each turn a whole battle ends, can be played again, and leads back to the first screen', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await setUpSmallBattle(page)
  for (let loans = 0; loans < 12 && (await asked(page)) !== 'over'; loans++) {
    const lines = await logLength(page)
    await help(page, 'turn')
    await toldMoreThan(page, lines)
  }
  expect(await asked(page)).toBe('over')
  const fought = page.url()
  await page.getByRole('dialog').getByRole('button', { name: 'Fight it again' }).click()
  await page.waitForURL((url) => url.href !== fought)
  expect(await asked(page)).not.toBe('over')
  await page.goBack()
  expect(await asked(page)).toBe('over')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('link', { name: 'To the first screen' }).click()
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  expect(errors).toEqual([])
  await page.close()
})
