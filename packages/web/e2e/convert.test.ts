/** Converting a creature in the page: pasted, adjusted, priced in the worker, kept, and taken into battle. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookOver } from './axe.ts'
import { errorsOf, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const EMBERBACK = readFileSync(new URL('../../cli/examples/emberback.txt', import.meta.url), 'utf8')

test.each([
  ['light', 1440],
  ['dark', 1024],
  ['light', 390],
] as const)(
  'a pasted creature is shown with its working, in the %s at %i px, and axe finds nothing',
  async (colorScheme, width) => {
    const page = await site.open({ viewport: { width, height: 900 }, colorScheme })
    const errors = errorsOf(page)
    await page.getByRole('link', { name: 'Convert a creature of the fifth edition' }).click()
    await page.getByRole('textbox').fill('no creature')
    expect(await page.getByRole('alert').innerText()).toContain('no stat block')
    await page.getByRole('textbox').fill(EMBERBACK)
    const card = page.getByRole('article', { name: 'Emberback' })
    expect(await card.innerText()).toContain('112 points')
    expect(await card.innerText()).toMatch(/Not enforced[^]*Amphibious/)
    expect(await page.locator('.working').innerText()).toContain('120 hit points, Health 3')
    await page.getByLabel('Health', { exact: true }).fill('4')
    expect(await page.locator('.working').innerText()).toContain('120 hit points, Health 4')
    expect((await lookOver(page)).errors).toEqual([])
    if (process.env['MUSTER_SHOTS'])
      await page.screenshot({ path: `${process.env['MUSTER_SHOTS']}/convert-${width}.png`, fullPage: true })
    expect(errors).toEqual([])
    await page.close()
  },
)

test('its price is estimated in the worker and can be stopped; it is kept, and goes into battle at once', async () => {
  const page = await site.open()
  await page.goto(`${site.address}#/convert/d6s-with-dragons`)
  await page.getByRole('textbox').fill(EMBERBACK)
  await page.getByRole('button', { name: 'Estimate it by battles' }).click()
  await page.getByText(/of 40 battles played/).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByLabel('Battles').fill('1')
  await page.getByRole('button', { name: 'Estimate it by battles' }).click()
  await page.getByText(/points by 1 battles; 95 of 100/).waitFor()
  await page.getByRole('button', { name: 'Keep it here' }).click()
  await page.getByText('It is kept in this browser.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Emberback', exact: true }).click()
  await page.getByRole('button', { name: 'Take it into battle' }).click()
  expect(await page.getByRole('combobox', { name: 'First army' }).innerText()).toContain('Emberback')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.question').waitFor()
  await page.close()
})

test('The dragon is on the first screen and is played against the computer', async () => {
  const page = await site.open({ viewport: { width: 1440, height: 900 } })
  await page.getByRole('link', { name: 'The dragon' }).click()
  expect((await lookOver(page)).errors).toEqual([])
  await page.getByRole('button', { name: "Play The King's Champions" }).click()
  await page.locator('.question').waitFor()
  if (process.env['MUSTER_SHOTS']) await page.screenshot({ path: `${process.env['MUSTER_SHOTS']}/dragon.png` })
  await page.close()
})
