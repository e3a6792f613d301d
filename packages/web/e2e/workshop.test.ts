/** The card workshop: a card is designed, its sums are read, an army is gathered, kept over a reload, and played. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('guards are designed with every number explained, join an army, survive a reload, and are played', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await page.locator('.game-card', { hasText: 'Simple Fantasy Skirmish' }).click()
  await page.getByRole('link', { name: 'Design your own cards' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Gate Guards')
  for (const part of ['elites', 'heavy-armour', 'combat-master'])
    await page.locator(`[data-part-choice="${part}"]`).click()
  await page.getByRole('button', { name: 'Melee Save: 3+' }).click()
  expect(await page.locator('.big-card .sum-line').innerText()).toMatch(
    /Melee Save 4 Heavy Armour − 1 Combat Master = 3\+/,
  )
  expect(await page.locator('[data-part-choice="reflexes"]').innerText()).toContain('cannot stand beside Heavy Armour')
  await page.getByRole('button', { name: 'Add to the army', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await page.locator('.army-points').innerText()).toBe('0 of 60 points')
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.reload()
  expect(await page.locator('.army-points').innerText()).toBe('48 of 60 points')
  await page.getByRole('button', { name: 'Play with this army' }).click()
  await page.getByRole('button', { name: 'ready-made', exact: true }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await asked(page)
  expect(await page.locator('.order').innerText()).toContain('My army')
  expect(errors).toEqual([])
})

test('an army over the limit cannot be played, and shows why', async () => {
  const page = await site.open()
  await page.goto(`${site.address}#/design/simple-fantasy-skirmish`)
  await page.locator('[data-part-choice="fast"]').click()
  for (let unit = 0; unit < 3; unit++) await page.getByRole('button', { name: 'Add to the army', exact: true }).click()
  expect(await page.locator('.notice').first().innerText()).toBe('The army costs 72 points; the limit is 60.')
  expect(await page.getByRole('button', { name: 'Play with this army' }).isDisabled()).toBe(true)
})
