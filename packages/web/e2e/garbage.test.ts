/** What the browser has stored may be of any shape: written by hand, or cut short. The page stays usable. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, playHere, READY, type Site, startSite } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Stores a value without checking it. */
const keep = (page: Page, store: 'starts' | 'rows' | 'summaries', key: string | [string, number], value: unknown) =>
  page.evaluate(
    ([name, place, what]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster')
        opening.onsuccess = () => {
          const write = opening.result.transaction(name, 'readwrite')
          write.objectStore(name).put(what, place)
          write.oncomplete = () => (opening.result.close(), resolve())
          write.onerror = () => reject(write.error)
        }
        opening.onerror = () => reject(opening.error)
      }),
    [store, key, value] as const,
  )

const SUMMARIES: { readonly [id: string]: unknown } = {
  'a-text': 'what is this',
  nothing: null,
  'a-list': [1, 2],
  empty: {},
  'odd-date': { id: 'odd-date', touched: 'yesterday', title: 7, line: { a: 1 }, over: 'no' },
  'no-number': { id: 'no-number', touched: Number.NaN, title: 'Without a date', line: '', over: false },
  'odd-picture': {
    id: 'odd-picture',
    touched: 1,
    title: 'With an odd picture',
    line: '',
    over: false,
    picture: { field: 5, figures: 'x' },
  },
  'another-game': {
    id: 'another-game',
    touched: 2,
    title: 'Of another game',
    line: '',
    over: false,
    game: '__proto__',
  },
}

test('summaries of any shape are listed, and can be deleted', async () => {
  const page = await site.open()
  await page.getByText('Battles you begin are kept here').waitFor()
  for (const [id, summary] of Object.entries(SUMMARIES)) await keep(page, 'summaries', id, summary)
  const errors = errorsOf(page)
  await page.reload()
  await page.locator('.saved-battle').first().waitFor()
  expect(await page.locator('.saved-battle').count()).toBe(Object.keys(SUMMARIES).length)
  expect(await page.locator('.saved-battles').first().innerText()).not.toMatch(/undefined|NaN|object|Invalid/)
  await page
    .locator('.saved-battle', { hasText: 'With an odd picture' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.locator('.saved-battle', { hasText: 'With an odd picture' }).waitFor({ state: 'detached' })
  await page.locator('.play-now:not([disabled])').waitFor()
  expect(errors).toEqual([])
  await page.close()
})

const NOTHING = { from: 0, new: [] }
const START = { muster: 'record', format: 3, game: 'heroes-and-wizards', version: '1', start: {} }
const options = { seats: {}, skill: 'good', dice: { seed: 1 } }

/** How it began, and its rows. */
const BATTLES: readonly (readonly [unknown, readonly unknown[]])[] = [
  ['a text', []],
  [7, [8]],
  [{}, []],
  [START, []],
  [START, [null]],
  [START, [{ tape: { from: -1, new: 5 } }]],
  [START, [{ tape: NOTHING, marks: NOTHING, events: NOTHING, rest: { set: { options } } }]],
  [{ ...START, game: 'chess' }, [{ tape: NOTHING, marks: NOTHING, events: NOTHING, rest: { set: { options } } }]],
  [START, [{ tape: { from: 0, new: ['x'] }, marks: NOTHING, events: NOTHING, rest: { in: { options: 5 } } }]],
]

test('saved battles of any shape are refused in plain words, and one can go back to the first screen', async () => {
  const page = await site.open()
  await page.getByText('Battles you begin are kept here').waitFor()
  const errors = errorsOf(page)
  for (const [n, [start, rows]] of BATTLES.entries()) {
    await keep(page, 'starts', `garbage-${n}`, start)
    for (const [at, row] of rows.entries()) await keep(page, 'rows', [`garbage-${n}`, at], row)
    await page.goto(`${site.address}?seed=7#/battle/garbage-${n}`)
    const notice = page.locator('.home .notice')
    await notice.waitFor()
    const text = await notice.innerText()
    expect(text, String(n)).toMatch(/^This saved battle cannot be opened: /)
    expect(text, String(n)).not.toMatch(/undefined|propert|null|function|Error/)
    await notice.getByRole('button', { name: 'Close' }).click()
    await notice.waitFor({ state: 'detached' })
  }
  expect(errors).toEqual([])
  await page.close()
})

test('settings, half-done moves and the workshop of any shape are set aside, and everything can be played', async () => {
  const page = await site.open({}, undefined, READY)
  const errors = errorsOf(page)
  await playHere(page)
  const battle = page.url()
  for (const text of [
    '{',
    'null',
    '"x"',
    '{"light":7,"card":{},"question":"x","typed":5}',
    '{"__proto__":{"light":"dark"}}',
  ]) {
    await page.evaluate(
      ([kept, id]) => {
        localStorage.setItem('muster-settings', kept)
        localStorage.setItem(`muster.half-done.${id}`, kept)
        localStorage.setItem('muster-workshop-simple-fantasy-skirmish', kept)
      },
      [text, battle.split('/').at(-1) ?? ''] as const,
    )
    await page.reload()
    await asked(page)
    await page.goto(`${site.address}?seed=7#/design/simple-fantasy-skirmish`)
    await page.locator('.big-card').waitFor()
    await page.goto(battle)
    await asked(page)
  }
  expect(errors).toEqual([])
  await page.close()
})

/** A card as the workshop saves it, with unknown parts. */
const CARD = {
  name: 'x'.repeat(3000),
  icon: '../../x',
  count: -7,
  chosen: { nothing: ['constructor'], kind: ['__proto__', 'gone'] },
}

test('cards with unknown parts are shown, and the workshop stays usable', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  const game = 'simple-fantasy-skirmish'
  const army = { muster: 'army', game, limit: 60, army: { name: 'y'.repeat(3000), units: [CARD] } }
  const profile = { muster: 'profile', game, name: 'z', entry: { ...CARD, count: 1e9 } }
  await page.evaluate(
    ([card, list, own]) => {
      localStorage.setItem('muster-workshop-simple-fantasy-skirmish', card)
      localStorage.setItem('muster-army-own', list)
      localStorage.setItem('muster-profile-own', own)
    },
    [CARD, army, profile].map((one) => JSON.stringify(one)) as [string, string, string],
  )
  await page.goto(`${site.address}?seed=7#/design/simple-fantasy-skirmish`)
  await page.locator('.big-card').waitFor()
  await page.goto(`${site.address}?seed=7#/set-up/simple-fantasy-skirmish/own`)
  await page.locator('.set-up').waitFor()
  await page.goto(`${site.address}?seed=7#/armies/own`)
  await page.locator('.entry-row').waitFor()
  expect(errors).toEqual([])
  await page.close()
})
