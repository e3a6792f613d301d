/** Every screen, by day and by lamp: axe finds nothing. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookOver } from './axe.ts'
import { asked, goToMove, openHouse, type House } from './page.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function content(page: Page, screen: string): Promise<void> {
  const { faults, passes } = await lookOver(page)
  expect(faults, screen).toEqual([])
  expect(passes).toBeGreaterThan(10)
}

test.each([
  ['light', WIDE],
  ['dark', WIDE],
  ['light', PHONE],
] as const)('axe finds nothing on any screen, in the %s, at %o', async (colorScheme, viewport) => {
  const page = await house.open({ viewport, colorScheme, hasTouch: viewport === PHONE })
  await page.locator('.play-now:not([disabled])').waitFor()
  await page.locator('.home input[type=file]').setInputFiles({
    name: 'none.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  })
  await page.locator('.notice').waitFor()
  await content(page, 'first screen, with a notice')
  await page.locator('.game-card').last().click()
  await page.locator('.set-up').waitFor()
  await content(page, 'set-up')
  await page.goto(`${house.address}?seed=7#/design/simple-fantasy-skirmish`)
  await page.locator('.unit-card').waitFor()
  await page.getByRole('button', { name: 'Add to the army', exact: true }).click()
  await content(page, 'card workshop')
  await page.goto(`${house.address}?seed=7#/`)
  await page.getByRole('button', { name: 'Two at one screen' }).click()
  await asked(page)
  await content(page, 'table, a choice')
  await goToMove(page)
  await page.keyboard.press('n')
  await content(page, 'table, a move')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await content(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await content(page, 'keys')
  await page.goto(`${house.address}?seed=7#/`)
  await page.locator('.kept-card img').waitFor()
  await page.getByRole('button', { name: /Throw away/ }).click()
  await page.getByRole('button', { name: 'Put it back' }).waitFor()
  await content(page, 'first screen, with a battle thrown away')
  await page.close()
})
