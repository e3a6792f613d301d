import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  asked,
  figures,
  goToMove,
  logLength,
  middleOf,
  playReady,
  READY,
  report,
  type Site,
  startSite,
} from './page.ts'
import { setUpSmallBattle } from './set-up.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Two at one screen: both sides are ours, so the battle waits for us. */
async function playHere(page: Page): Promise<void> {
  await playReady(page)
  await asked(page)
}

async function moveSomebody(page: Page): Promise<string> {
  await goToMove(page)
  const [figure] = await figures(page, '[data-may-act=true]')
  if (figure === undefined) throw new Error('nobody may move')
  const { x, y } = await middleOf(page, figure)
  const lines = await logLength(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 4)
  await page.mouse.move(x + 16, y + 9)
  await page.locator('.path-tooltip').waitFor()
  await page.mouse.up()
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines']) > before,
    lines,
  )
  return figure
}

const placeOf = (page: Page, figure: string) => page.locator(`[data-figure="${figure}"]`).getAttribute('transform')

test('a battle in the middle of a turn survives a reload', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  const figure = await moveSomebody(page)
  const before = {
    place: await placeOf(page, figure),
    log: await report(page),
    question: await page.locator('.question-prompt').innerText(),
  }
  await page.waitForTimeout(300)
  await page.reload()
  await asked(page)
  expect({
    place: await placeOf(page, figure),
    log: await report(page),
    question: await page.locator('.question-prompt').innerText(),
  }).toEqual(before)
  await page.close()
})

test('a reload restores a lifted figure at its place, not yet moved', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  const moved = await moveSomebody(page)
  const [figure] = (await figures(page, '[data-may-act=true]')).filter((one) => one !== moved)
  if (figure === undefined) throw new Error('nobody else may move')
  const home = await placeOf(page, figure)
  const { x, y } = await middleOf(page, figure)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 4)
  await page.mouse.move(x + 30, y + 20)
  await page.locator('.path-tooltip').waitFor()
  const before = { moved: await placeOf(page, moved), led: await placeOf(page, figure), log: await report(page) }
  expect(before.led).not.toBe(home)
  await page.reload()
  expect(await asked(page)).toBe('move')
  await page.locator('.path-tooltip').waitFor()
  expect({ moved: await placeOf(page, moved), led: await placeOf(page, figure), log: await report(page) }).toEqual(
    before,
  )
  await page.keyboard.press('Escape')
  await page.locator('.path-tooltip').waitFor({ state: 'detached' })
  expect(await placeOf(page, figure)).toBe(home)
  await page.close()
})

test('pieces placed but not confirmed are restored by a reload', async () => {
  const page = await site.open()
  await setUpSmallBattle(page, { both: 'person' })
  while ((await asked(page)) !== 'place') await page.locator('.question .btn.go').click()
  const [piece] = await figures(page, '[data-may-act=true]')
  if (piece === undefined) throw new Error('nobody is placed')
  const home = await placeOf(page, piece)
  const { x, y } = await middleOf(page, piece)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y)
  await page.mouse.move(x + 40, y)
  await page.mouse.up()
  const put = await placeOf(page, piece)
  expect(put).not.toBe(home)
  await page.reload()
  expect(await asked(page)).toBe('place')
  expect(await placeOf(page, piece)).toBe(put)
  await page.close()
})

test('an unfinished battle is listed on the first screen with its picture, date and round', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Leave the table' }).click()
  const card = page.locator('.saved-battle')
  await card.locator('img').waitFor()
  expect(
    await card
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
  ).toBe(400)
  expect(await card.innerText()).toMatch(/Heroes & Wizards[^]*Turn 1 of 6[^]*is to play[^]*today at/)
  await page.getByRole('link', { name: /^Go on with/ }).click()
  await asked(page)
  await page.close()
})

test('a deleted battle can be restored unchanged', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  await moveSomebody(page)
  const log = await report(page)
  await page.goto(`${site.address}?seed=7#/`)
  const card = page.locator('.saved-battle')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await card.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Put it back' }).click()
  await card.getByRole('link', { name: 'Go on' }).click()
  await asked(page)
  expect(await report(page)).toBe(log)
  await page.goto(`${site.address}?seed=7#/`)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('Battles you begin are kept here').waitFor()
  expect(await card.count()).toBe(0)
  await page.close()
})

test('undo takes a move back, and beyond the dice two people must agree', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  await goToMove(page)
  const undo = page.locator('.undo-place .undo')
  const lines = await logLength(page)
  const figure = await moveSomebody(page)
  const moved = await placeOf(page, figure)
  await undo.click()
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines']) === before,
    lines,
  )
  expect(await placeOf(page, figure)).not.toBe(moved)
  const agreement = page.getByRole('alertdialog', { name: 'Undo' })
  for (let presses = 0; presses < 5 && !(await agreement.isVisible()); presses++) {
    await undo.click()
    await page.waitForTimeout(200)
  }
  expect(await agreement.innerText()).toContain('Dice have been rolled')
  const before = await report(page)
  await agreement.getByRole('button').last().click()
  await agreement.waitFor({ state: 'detached' })
  expect(await report(page)).toBe(before)
  await page.close()
})

test('a battle saved as a file is opened again where it was', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  await moveSomebody(page)
  const log = await report(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const path = await download.path()
  const compressed = readFileSync(path)
  const plain = gunzipSync(compressed)
  expect(JSON.parse(plain.toString())).toMatchObject({ muster: 'record', game: 'heroes-and-wizards' })
  for (const [name, buffer] of [
    ['battle.json.gz', compressed],
    ['battle.json', plain],
  ] as const) {
    const other = await site.open()
    await other
      .locator('.home input[type=file][accept*=gzip]')
      .setInputFiles({ name, mimeType: 'application/json', buffer })
    await asked(other)
    expect(await report(other)).toBe(log)
    await other.close()
  }
  await page.close()
})
