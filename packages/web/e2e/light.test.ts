/** What did not change is not drawn again, and a long log is not laid out whole. */
import { recordText } from '@muster/engine'
import { BattleSession, type Seats } from '@muster/session'
import { kit, services, sessionOptions, smallPlan } from '@muster/session/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, figures, logLength, playHere, playReady, READY, type Site, startSite } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Counts the figures that are drawn again from now on; a figure that only goes elsewhere is not. */
const watchFigures = (page: Page) =>
  page.evaluate(() => {
    const drawn = new Set<Element>()
    new MutationObserver((changes) => {
      for (const { type, attributeName, target } of changes) {
        const piece = target instanceof Element ? target.closest('.piece') : null
        if (piece && !(type === 'attributes' && attributeName === 'transform')) drawn.add(piece)
        document.documentElement.dataset['drawn'] = String(drawn.size)
      }
    }).observe(document.querySelector('.board') ?? document.body, { subtree: true, childList: true, attributes: true })
  })

test('after a move only the figure that moved and the selected ones are drawn again', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('n')
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: /^Move here/ }).waitFor()
  const lines = await logLength(page)
  await watchFigures(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => logLength(page)).toBeGreaterThan(lines)
  await asked(page)
  expect(await page.locator('.piece').count()).toBeGreaterThan(20)
  const drawn = Number(await page.locator('html').getAttribute('data-drawn'))
  expect(drawn).toBeGreaterThan(0)
  expect(drawn).toBeLessThanOrEqual(3)
  await page.close()
})

/** Lists the figures whose own drawing changes from now on; a ring around them is not theirs. */
const watchDrawings = (page: Page) =>
  page.evaluate(() => {
    const drawn = new Set<string>()
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const piece = target instanceof Element ? target.closest('.token-body')?.closest<SVGElement>('.piece') : null
        if (piece) drawn.add(piece.dataset['figure'] ?? '')
      }
      document.documentElement.dataset['drawn'] = JSON.stringify([...drawn].toSorted())
    }).observe(document.querySelector('.board') ?? document.body, { subtree: true, childList: true, attributes: true })
  })
const drawings = async (page: Page): Promise<readonly string[]> =>
  JSON.parse((await page.locator('html').getAttribute('data-drawn')) ?? '[]')

test('when it is known who may act, rings appear and no figure is drawn again; after that, only those who have acted', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  expect(await asked(page)).toBe('choose')
  expect(await figures(page, '.may-act')).toEqual([])
  await watchDrawings(page)
  await page.locator('.question .btn.go').click()
  await expect.poll(async () => (await figures(page, '.may-act')).length).toBeGreaterThan(5)
  expect(await drawings(page)).toEqual([])
  const first = await figures(page, '.may-act')
  await page.getByRole('button', { name: /^End movement/ }).click()
  await expect.poll(() => figures(page, '.may-act')).not.toEqual(first)
  const second = await figures(page, '.may-act')
  expect(second.length).toBeGreaterThan(5)
  expect(await drawings(page)).toEqual(first.toSorted())
  await page.close()
})

test('of a long log the last few dozen lines are in the page, and the others are found by the search and on demand', async () => {
  const both: Seats = { a: 'computer', b: 'computer' }
  const session = BattleSession.begin(kit, { plan: smallPlan(3, 250) }, sessionOptions(both), services)
  while (session.battle.decision) session.think()
  const buffer = Buffer.from(recordText(session.save().record))
  const page = await site.open()
  await page
    .locator('.home input[type=file][accept*=gzip]')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer })
  await page.locator('.log-line').first().waitFor()
  const all = session.logFrom(0).lines
  const inPage = page.locator('.log-line')
  expect(all.length).toBeGreaterThan(150)
  const atFirst = await inPage.count()
  expect(atFirst).toBeLessThanOrEqual(60)
  await page.getByRole('button', { name: 'Earlier lines' }).click()
  await expect.poll(() => inPage.count()).toBeGreaterThan(atFirst)
  await page.getByRole('button', { name: 'Search the log' }).click()
  await page.locator('.log-search').fill(all[0]?.text ?? '')
  await expect.poll(() => page.locator('.log-lines').innerText()).toContain(all[0]?.text)
  await page.close()
})
