/** Through every screen, with somebody looking at each. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lookOver } from './axe.ts'
import { asked, goToMove, playReady } from './page.ts'

type Look = (page: Page, screen: string) => Promise<void>

/** Checks that axe finds nothing on this screen. */
export const lookWithAxe: Look = async (page, screen) => {
  const { errors, passes } = await lookOver(page)
  expect(errors, screen).toEqual([])
  expect(passes).toBeGreaterThan(10)
}

export async function throughEveryScreen(page: Page, address: string, look: Look): Promise<void> {
  await beforeABattle(page, address, look)
  await atTheTable(page, address, look)
  await overTheTable(page, look)
  await afterwards(page, address, look)
}

async function beforeABattle(page: Page, address: string, look: Look): Promise<void> {
  await page.locator('.play-now:not([disabled])').waitFor()
  await page.locator('.home input[type=file][accept*=gzip]').setInputFiles({
    name: 'none.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  })
  await page.locator('.notice').waitFor()
  await look(page, 'first screen, with a notice')
  await page.locator('.game-card').last().click()
  await page.locator('.set-up').waitFor()
  await look(page, 'set-up')
  await page.goto(`${address}?seed=7#/design/simple-fantasy-skirmish`)
  await page.locator('.big-card').waitFor()
  await page.getByRole('button', { name: 'Add to the army', exact: true }).click()
  await look(page, 'card workshop')
}

async function atTheTable(page: Page, address: string, look: Look): Promise<void> {
  await page.goto(`${address}?seed=7#/`)
  await playReady(page)
  await asked(page)
  await look(page, 'table, a choice')
  await goToMove(page)
  await page.keyboard.press('n')
  // If the log is hidden, opens the panels.
  const more = page.getByRole('button', { name: 'More', exact: true })
  const isFolded = await more.isVisible()
  if (isFolded) await more.click()
  await page.locator('.log .why').last().click()
  await look(page, 'table, a move, with why something happened')
  if (isFolded) await page.getByRole('button', { name: 'Less', exact: true }).click()
}

async function overTheTable(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await look(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await look(page, 'keys')
}

async function afterwards(page: Page, address: string, look: Look): Promise<void> {
  await page.goto(`${address}?seed=7#/`)
  await page.locator('.saved-battle img').waitFor()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Put it back' }).waitFor()
  await look(page, 'first screen, with a battle deleted')
}
