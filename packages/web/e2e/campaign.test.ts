/** Campaigns: begun, fought and settled in the page, kept over a reload, and handed out as the file of the command line. */
import { readFileSync } from 'node:fs'
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookOver } from './axe.ts'
import { errorsOf, startSite, type Site } from './page.ts'
import { hurry } from './set-up.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const rules = d6sWithDragons.campaign ?? expect.fail('the game has no campaign')
const pair = (name: string) => ({ name, entries: [{ profile: 'goblin-warrior', count: 2, gear: ['blade'] }] })
const players = [
  { id: 'ann', name: 'Ann', army: pair('Teeth') },
  { id: 'bob', name: 'Bob', army: pair('Claws') },
]

const openFile = (page: Page, content: string) =>
  page
    .getByLabel('Open a campaign file')
    .setInputFiles({ name: 'marsh.json', mimeType: 'application/json', buffer: Buffer.from(content) })

/** Both sides are played by the computer, as fast as it can. */
async function fight(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up the battle' }).click()
  await page.getByRole('group', { name: 'First army' }).getByRole('button', { name: 'The computer' }).click()
  await page.getByRole('button', { name: 'quick', exact: true }).click()
  await page.locator('[data-scenario="confrontation"]').click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.question').waitFor()
  await hurry(page)
  await page.locator('.question[data-kind=over]').waitFor({ timeout: 120_000 })
}

test('a campaign from a file is fought, settled with its dice shown, kept, and saved as the same kind of file', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await openFile(page, '{"muster":"campaign","game":"chess"}')
  expect(await page.locator('.notice').innerText()).toContain('Muster has no campaigns of “chess”')
  await openFile(page, JSON.stringify(rules.begin({ name: 'The Marsh', players })))
  await page.getByRole('button', { name: 'Call the battle' }).click()
  await fight(page)
  await page.getByRole('link', { name: 'Settle it in the campaign' }).click()
  expect(await page.locator('.settle').innerText()).toMatch(/(Ann|Bob) has won\. \d characters? eliminated/)
  expect((await lookOver(page)).errors).toEqual([])
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  const told = await page.locator('.campaign-history').innerText()
  expect(told).toMatch(/Encounter 1 was won by (Ann|Bob)/)
  expect(await page.locator('.injuries .die-box').count()).toBeGreaterThan(0)
  await page.reload()
  expect(await page.locator('.campaign-history').innerText()).toBe(told)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const saved = rules.view(rules.read(readFileSync(await download.path(), 'utf8')))
  expect(saved).toMatchObject({ name: 'The Marsh', fought: 1, coming: [] })
  expect(told).toContain(saved.history[0]?.text)
  expect(errors).toEqual([])
})

test('a campaign is begun by keys alone, its battle is entered by hand, and a company that cannot fight loses', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } })
  const errors = errorsOf(page)
  await page.goto(`${site.address}#/campaigns`)
  await page.getByRole('button', { name: 'd6s with Dragons' }).press('Enter')
  await page.getByLabel('Name of player 1').fill('Ann')
  for (const number of [1, 2]) {
    const army = { muster: 'army', game: 'd6s-with-dragons', army: { ...pair(`Band ${number}`) } }
    await page
      .getByLabel(`Army file for player ${number}`)
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(army)) })
  }
  await page.getByText('What becomes of the eliminated').press('Enter')
  expect((await lookOver(page)).errors).toEqual([])
  await page.getByLabel('Name of player 1').press('Enter')
  await page.getByRole('button', { name: 'Call the battle' }).press('Enter')
  await page.getByRole('button', { name: 'Enter a result by hand' }).press('Enter')
  await page.getByLabel('Who won?').selectOption('Player 2')
  for (const number of [1, 2]) await page.getByLabel(`Goblin Warrior ${number}`).first().press('Space')
  await page.getByRole('button', { name: 'Go ahead' }).press('Enter')
  await page.getByLabel('I roll the dice myself').press('Space')
  await page.getByLabel('Die for Goblin Warrior 1').selectOption('1')
  await page.getByLabel('Die for Goblin Warrior 2').selectOption('3')
  await page.getByRole('button', { name: 'Settle it' }).press('Enter')
  expect(await page.locator('.member.gone').innerText()).toContain('Gone for good.')
  await page.getByRole('button', { name: 'Call the battle' }).press('Enter')
  expect(await page.locator('.next-battle').innerText()).toContain('there is no battle: Player 2 wins')
  await page.getByRole('button', { name: 'Enter it' }).press('Enter')
  expect(await page.locator('.player-score').allInnerTexts()).toEqual(['0 encounters won', '2 encounters won'])
  expect(await page.locator('.member.recovering').count()).toBe(0)
  expect((await lookOver(page)).errors).toEqual([])
  expect(errors).toEqual([])
})

test('players agree on an outcome of their own, and it is carried on', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await page.goto(`${site.address}#/campaigns`)
  await page.getByRole('button', { name: 'd6s with Dragons' }).click()
  await page.getByText('What becomes of the eliminated').click()
  const third = page.getByRole('group', { name: 'On a 3' })
  await third.getByLabel('Outcome').fill('Lame.')
  await third.getByLabel('Away').selectOption('Fit at once')
  await third.getByLabel('Speed less').fill('2')
  await page.getByRole('button', { name: 'Begin a campaign' }).click()
  await page.getByRole('button', { name: 'Call the battle' }).click()
  await page.getByRole('button', { name: 'Enter a result by hand' }).click()
  await page.getByLabel('Who won?').selectOption('Player 2')
  await page.locator('.fallen-checks input').first().check()
  await page.getByRole('button', { name: 'Go ahead' }).click()
  await page.getByLabel('I roll the dice myself').check()
  await page.getByLabel(/^Die for /).selectOption('3')
  await page.getByRole('button', { name: 'Settle it' }).click()
  expect(await page.locator('.campaign-history').innerText()).toContain('Lame.')
  expect(await page.locator('.member').first().innerText()).toContain('Speed −2.')
  expect((await lookOver(page)).errors).toEqual([])
  expect(errors).toEqual([])
})

test('objectives are stated in secret, the winner chooses the spoils, and a deleted campaign comes back', async () => {
  const page = await site.open()
  await page.getByRole('link', { name: 'Begin a campaign' }).click()
  await page.getByRole('button', { name: 'Heroes & Wizards' }).click()
  await page.getByRole('button', { name: 'Begin a campaign' }).click()
  await page.getByRole('button', { name: 'Call the battle' }).click()
  for (const player of ['Player 1', 'Player 2']) {
    await page.getByLabel(`${player}: objective`).selectOption('expand')
    expect(await page.locator('.next-battle').innerText()).not.toContain('has stated Expand')
    await page.getByRole('button', { name: 'State it' }).first().click()
  }
  expect(await page.locator('.objectives').innerText()).toContain('Player 1 has stated Expand.')
  await page.getByRole('button', { name: 'Enter a result by hand' }).click()
  await page.getByLabel('Who won?').selectOption('Player 1')
  await page.getByRole('button', { name: 'Go ahead' }).click()
  await page.getByLabel('What the winner takes').selectOption('1 unclaimed territory claimed')
  await page.getByRole('button', { name: 'Settle it' }).click()
  expect(await page.locator('.campaign-line').innerText()).toContain('19 territories unclaimed')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Delete The campaign' }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await page.getByRole('link', { name: 'Open The campaign' }).click()
  expect(await page.locator('.player-score').allInnerTexts()).toEqual(['1 territory', '0 territories'])
})
