/** Files that are no battles, or no armies: refused in plain words, and nothing is changed. */
import { RECORD_FORMAT, recordText } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, playHere, READY, report, type Site, startSite } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const ofChess = recordText({
  muster: 'record',
  format: RECORD_FORMAT,
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

const BROKEN: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['cut-short.json', '{"muster":"record","format":1,"ga', /not whole JSON/],
  ['photo.json', '\u0000\u0001 not json at all', /not whole JSON/],
  ['other.json', '{"muster":"army"}', /not a battle record: its field "muster" says it is an army/],
  ['chess.json', ofChess, /“chess”, a game that Muster does not have/],
  ['mountain.json.gz', gzipSync(Buffer.alloc(150_000_000)), /too large/],
  ['cut-short.json.gz', gzipSync(ofChess).subarray(0, 60), /cannot be unpacked/],
]

test('broken files are refused in plain words and change nothing, on the first screen and at the table', async () => {
  const page = await site.open()
  for (const [name, text, reason] of BROKEN) {
    await page
      .locator('.home input[type=file][accept*=gzip]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const notice = page.locator('.notice', { hasText: name })
    await notice.waitFor()
    expect(await notice.innerText()).toMatch(reason)
    expect(await notice.innerText()).toContain('Nothing here has been changed.')
  }
  await playHere(page)
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

/** The current battle as its file. */
async function fileOf(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const text = gunzipSync(readFileSync(await (await saving).path())).toString()
  await page.getByRole('button', { name: 'Close' }).click()
  return JSON.parse(text) as Record<string, unknown>
}

const give = (page: Page, name: string, record: object) =>
  page
    .locator('.home input[type=file][accept*=gzip]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) })

test('a file of older rules can be viewed to its end, and one with changed dice is refused', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  const log = await report(page)
  const record = await fileOf(page)
  const marks = (record['marks'] as readonly object[]).map((mark) => ({ ...mark, hash: 'another' }))
  await page.goto(`${site.address}?seed=7#/`)
  await give(page, 'forged.json', { ...record, marks })
  const notice = page.locator('.notice', { hasText: 'forged.json' })
  await notice.waitFor()
  expect(await notice.innerText()).toMatch(/does not follow the rules/)
  await give(page, 'older.json', { ...record, marks, version: 'long ago' })
  await page.locator('.status-bar', { hasText: 'The rules have changed since this battle was played' }).waitFor()
  expect(await report(page)).toBe(log)
  await page.close()
})

test('an army list from a file can be played, and an invalid one is refused with its place in the file', async () => {
  const page = await site.open()
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).click()
  const picker = page.getByLabel('Army file for the first army')
  await picker.setInputFiles({ name: 'sums.json', mimeType: 'application/json', buffer: Buffer.from('[1, 2]') })
  await page.locator('.army-pick .notice', { hasText: 'sums.json' }).waitFor()
  const army = { ...(heroesAndWizards.randomArmy(3, 100) as object), name: 'Mine from Home' }
  await picker.setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(army)),
  })
  await page
    .locator('select[aria-label="First army"] option:checked', { hasText: 'Mine from Home' })
    .waitFor({ state: 'attached' })
  expect(await page.locator('.army-pick .notice').count()).toBe(0)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.question').waitFor()
  expect(await page.locator('main').innerText()).toContain('Mine from Home')
  await page.close()
})

const CLI = fileURLToPath(new URL('../../cli', import.meta.url))
const written = (game: string, ...which: string[]): Buffer =>
  execFileSync(process.execPath, [`${CLI}/bin/muster.mjs`, 'army', 'new', game, ...which])

test('armies that the command line writes, and its example, open and are played', async () => {
  const page = await site.open()
  const armies: readonly (readonly [string, Buffer])[] = [
    ['Heroes & Wizards', readFileSync(`${CLI}/examples/army.json`)],
    ['Heroes & Wizards', written('heroes-and-wizards', '--random', '3', '--points', '250')],
    ['d6s with Dragons', written('d6s-with-dragons', '--random', '3', '--points', '150')],
    ['Simple Fantasy Skirmish', written('simple-fantasy-skirmish', '--ready', 'vale-led')],
  ]
  for (const [game, buffer] of armies) {
    await page.goto(`${site.address}?seed=7#/`)
    await page.locator('.game-card').filter({ hasText: game }).click()
    await page
      .getByLabel('Army file for the first army')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer })
    const { name } = (JSON.parse(buffer.toString()) as { readonly army: { readonly name: string } }).army
    await page
      .locator('select[aria-label="First army"] option:checked', { hasText: name })
      .waitFor({ state: 'attached' })
    expect(await page.locator('.army-pick .notice').count()).toBe(0)
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('.question').waitFor()
  }
  await page.close()
})
