/** Small battles, set up on the page itself. */
import type { Page } from 'playwright-core'

export async function setUpSmallBattle(
  page: Page,
  { points = 60, scenario = 'Pitched Battle', both = 'computer' as 'person' | 'computer' } = {},
): Promise<void> {
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).first().click()
  await page.getByLabel('Points').fill(String(points))
  for (const army of ['First army', 'Second army'])
    await page.getByRole('combobox', { name: army }).selectOption({ label: 'An army by chance' })
  await page.locator('.scenario-card', { hasText: scenario }).click()
  await seat(page, 'Second army', both === 'person' ? 'A person here' : 'The computer')
  if (both === 'computer') await page.getByRole('button', { name: 'quick', exact: true }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.question').waitFor()
  await hurry(page)
}

/** A battle whose dice are rolled by hand. */
export async function setUpByHand(page: Page): Promise<void> {
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).click()
  await page.getByRole('button', { name: 'Rolled by hand and typed in' }).click()
  await page.locator('[data-scenario="pitched-battle"]').click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
}

const seat = (page: Page, side: string, who: string) =>
  page.getByRole('group', { name: side, exact: true }).getByRole('button', { name: who }).click()

/** Sets the computer's moves to "at once". */
export async function hurry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('group', { name: 'The computer’s moves' }).getByRole('button', { name: 'at once' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
}
