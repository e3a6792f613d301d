/** Two drafts side by side: found from everywhere, searched, linked to, worked out, and right at every width. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookOver } from './axe.ts'
import { asked, errorsOf, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const LATER = 'd6s-with-dragons'
const title = (page: Page) => page.getByRole('heading', { name: 'Two drafts, side by side' })
const rows = (page: Page) => page.locator('.draft-row')
const filter = (page: Page, name: RegExp) => page.getByRole('button', { name })
const status = (page: Page) => page.locator('.drafts-finder [role=status]').innerText()

/** At every width: nothing for axe to find, and nothing cut off at the side. */
async function looksRight(page: Page): Promise<void> {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await lookOver(page)).errors, `at ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test.each(['light', 'dark'] as const)('rules are filtered, searched and looked at (%s)', async (colorScheme) => {
  const page = await site.open({ colorScheme })
  const errors = errorsOf(page)
  await page.getByRole('link', { name: '5e d6 and d6s with Dragons' }).click()
  await title(page).waitFor()
  await rows(page).first().waitFor()
  const all = await rows(page).count()
  // Entries of every kind, but not all of them: axe would look at fourteen hundred rules at every width.
  await page.getByRole('searchbox').fill('shield')
  const kinds = await rows(page).evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset['verdict']))
  expect([...new Set(kinds)].toSorted()).toEqual(['differs', 'only-earlier', 'only-later', 'same'])
  await looksRight(page)
  await page.getByRole('searchbox').fill('')
  await filter(page, /^Differs/).click()
  const changed = await rows(page).count()
  expect(changed).toBeGreaterThan(50)
  expect(changed).toBeLessThan(all)
  expect(await page.locator('.draft-row:not([data-verdict=differs])').count()).toBe(0)
  await page.getByRole('searchbox').fill('slowest fastest')
  expect(await rows(page).allInnerTexts()).toEqual([
    expect.stringContaining('The slowest moved first; now the fastest do.'),
  ])
  expect(await status(page)).toContain('1 entry')
  await page.getByRole('searchbox').fill('submarine')
  expect(await rows(page).count()).toBe(0)
  await page.getByText('No rule under “Differs” has these words.').waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'Show all rules' }).click()
  expect(await rows(page).count()).toBe(all)
  expect(errors).toEqual([])
  await page.close()
})

test('a link to a rule leads to it, also after a reload and when a search hides it', async () => {
  const page = await site.open()
  await page.goto(`${site.address}#/drafts/${LATER}/DD-ATK-10`)
  const rule = page.locator('#DD-ATK-10')
  const isHere = () => rule.evaluate((element) => document.activeElement === element && element.matches('[data-here]'))
  const isSeen = () =>
    rule.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await rule.waitFor()
  expect([await isHere(), await isSeen()]).toEqual([true, true])
  await page.reload()
  await rule.waitFor()
  expect([await isHere(), await isSeen()]).toEqual([true, true])
  await page.getByRole('searchbox').fill('javelin')
  expect(await rule.count()).toBe(0)
  await page.locator('a[href$="FD-GEAR-07"]').first().click()
  await page.locator('#FD-GEAR-07[data-here]').waitFor()
  await page.goto(`${site.address}#/drafts/${LATER}/DD-ATK-08`)
  await page.locator('#DD-ATK-08[data-here]').waitFor()
  await page.goto(`${site.address}#/drafts/${LATER}/DD-NONE-1`)
  expect(await page.getByRole('alert').innerText()).toContain('There is no rule “DD-NONE-1” in either draft.')
  await page.close()
})

test('both games lead there: from their cards, their set-up, and their rules in a battle', async () => {
  const page = await site.open()
  for (const [game, other] of [
    [LATER, '5e d6'],
    ['5e-d6', 'd6s with Dragons'],
  ] as const) {
    const link = page.getByRole('link', { name: `Compare with ${other}` })
    await page.goto(`${site.address}#/`)
    await link.click()
    await title(page).waitFor()
    await page.goto(`${site.address}#/set-up/${game}`)
    await link.click()
    await title(page).waitFor()
    await page.goto(`${site.address}#/drafts/${game}`)
    await title(page).waitFor()
  }
  await page.goto(`${site.address}?seed=7#/set-up/5e-d6`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await asked(page)
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Rulebook' }).click()
  await page.getByRole('link', { name: 'Compare with d6s with Dragons' }).click()
  await title(page).waitFor()
  await page.goto(`${site.address}#/drafts/knockdown`)
  await page.getByRole('heading', { name: 'Knockdown' }).waitFor()
  expect(await title(page).count()).toBe(0)
  await page.close()
})

const chances = (page: Page) => page.locator('.chance-table tbody').innerText()
const course = (page: Page, game: string) => page.getByRole('region', { name: game, exact: true })

test('an attack is chosen by keyboard, worked out in both drafts, and kept in the address', async () => {
  const page = await site.open({ colorScheme: 'dark' })
  const errors = errorsOf(page)
  await page.goto(`${site.address}#/drafts/${LATER}`)
  await page.getByRole('link', { name: 'The same attack' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'With', exact: true }).waitFor()
  expect((await chances(page)).match(/66\.7 %/g)).toHaveLength(2)
  await page.getByRole('group', { name: 'Armor' }).getByRole('button', { name: 'Light armor' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.chance-table tbody')?.textContent?.includes('50.0 %'))
  const hits = (game: string) => course(page, game).getByRole('group', { name: 'To hit' })
  expect(await hits('5e d6').locator('[data-passes]').allInnerTexts()).toEqual(['1', '2', '3'])
  expect(await hits('d6s with Dragons').locator('[data-passes]').allInnerTexts()).toEqual(['2', '3', '4'])
  await looksRight(page)
  await hits('5e d6').getByRole('button', { name: '6' }).click()
  await course(page, '5e d6').getByText('and misses').waitFor()
  expect(await course(page, 'd6s with Dragons').innerText()).toContain('and hits')
  await page.getByRole('combobox', { name: 'With', exact: true }).selectOption({ label: 'Bow' })
  await page.getByRole('group', { name: 'In the way' }).getByRole('button', { name: 'A low wall' }).click()
  await course(page, '5e d6').getByText('passes the Low wall').waitFor()
  await looksRight(page)
  const shown = await chances(page)
  await page.reload()
  await page.getByRole('combobox', { name: 'With', exact: true }).waitFor()
  expect(await chances(page)).toBe(shown)
  await course(page, 'd6s with Dragons').getByRole('link', { name: 'DD-BLK-10' }).click()
  await page.locator('#DD-BLK-10[data-here]').waitFor()
  expect(errors).toEqual([])
  await page.close()
})

test('an address with choices that do not exist shows the first ones', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await page.goto(`${site.address}#/drafts/${LATER}/attack/weapon=%zz&attacker=nobody&x=y`)
  await page.getByRole('combobox', { name: 'With', exact: true }).waitFor()
  expect(await page.getByRole('combobox', { name: 'With', exact: true }).inputValue()).toBe('blade')
  expect(errors).toEqual([])
  await page.close()
})
