import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { asked, figures, logLength, middleOf, goToMove, openHouse, report, type House } from './page.ts'
import { hurry } from './set-up.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Play now, two at one screen: both sides are ours, so the battle waits for us. */
async function playHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Two at one screen' }).click()
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
  await page.locator('.path-slip').waitFor()
  await page.mouse.up()
  await page.waitForFunction((before) => document.querySelectorAll('.log-line').length > before, lines)
  return figure
}

const placeOf = (page: Page, figure: string) => page.locator(`[data-figure="${figure}"]`).getAttribute('transform')

test('a battle in the middle of a turn survives a reload', async () => {
  const page = await house.open()
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

test('a battle left lying waits on the first screen, and can be thrown away', async () => {
  const page = await house.open()
  await playHere(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Leave the table' }).click()
  const card = page.locator('.kept-card')
  await card.getByRole('link', { name: 'Go on' }).click()
  await asked(page)
  await page.goto(`${house.address}?seed=7#/`)
  await page.getByRole('button', { name: /Throw away/ }).click()
  await card.waitFor({ state: 'detached' })
  expect(await card.count()).toBe(0)
  await page.close()
})

test('undo takes a move back and says why it cannot go further', async () => {
  const page = await house.open()
  await playHere(page)
  await goToMove(page)
  const undo = page.locator('.undo:not(.redo)')
  const lines = await logLength(page)
  const figure = await moveSomebody(page)
  const moved = await placeOf(page, figure)
  await undo.click()
  await page.waitForFunction((before) => document.querySelectorAll('.log-line').length === before, lines)
  expect(await placeOf(page, figure)).not.toBe(moved)
  for (let presses = 0; presses < 5 && (await undo.getAttribute('aria-disabled')) !== 'true'; presses++) {
    await undo.click()
    await page.waitForTimeout(200)
  }
  expect(await undo.getAttribute('aria-label')).toMatch(/not possible: Dice have been rolled/)
  const stuck = await report(page)
  await undo.click({ force: true })
  expect(await report(page)).toBe(stuck)
  await page.close()
})

test('a battle saved as a file is opened again where it was', async () => {
  const page = await house.open()
  await playHere(page)
  await moveSomebody(page)
  const log = await report(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const path = await download.path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ muster: 'record', game: 'heroes-and-wizards' })
  const other = await house.open()
  await other
    .locator('.home input[type=file]')
    .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer: readFileSync(path) })
  await asked(other)
  expect(await report(other)).toBe(log)
  await other.close()
  await page.close()
})

const ofChess = JSON.stringify({
  muster: 'record',
  format: 1,
  game: 'chess',
  version: '1',
  start: {
    plan: {
      game: 'chess',
      sides: ['white', 'black'].map((name) => ({ id: name, name, army: {} })),
      field: { width: 20_000, depth: 20_000, pieces: [] },
    },
  },
  tape: [],
  marks: [],
  events: [],
})

const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ['cut-short.json', '{"muster":"record","format":1,"ga', /not whole JSON/],
  ['photo.json', '\u0000\u0001 not json at all', /not whole JSON/],
  ['other.json', '{"muster":"army"}', /not a Muster battle record/],
  ['chess.json', ofChess, /“chess”, a game that is not on this shelf/],
  ['junk.json', `"${'x'.repeat(10_000_000)}"`, /too large/],
]

test('broken files are refused in plain words and change nothing, on the first screen and at the table', async () => {
  const page = await house.open()
  for (const [name, text, reason] of BROKEN) {
    await page
      .locator('.home input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const notice = page.locator('.notice', { hasText: name })
    await notice.waitFor()
    expect(await notice.innerText()).toMatch(reason)
    expect(await notice.innerText()).toContain('Nothing here has been changed.')
  }
  await playHere(page)
  await hurry(page)
  await moveSomebody(page)
  const before = await report(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'cut-short.json', mimeType: 'application/json', buffer: Buffer.from('{"muster"') })
  await page.locator('.notice', { hasText: 'cut-short.json' }).waitFor()
  expect(await report(page)).toBe(before)
  expect(await asked(page)).toBe('move')
  await page.close()
})

test('a browser that keeps nothing is said to, and the battle goes on', async () => {
  const page = await house.open()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('no', 'SecurityError')
        },
      },
    })
  })
  await page.reload()
  await playHere(page)
  await page.locator('.notice', { hasText: 'does not let Muster keep anything' }).waitFor()
  await moveSomebody(page)
  await page.close()
})
