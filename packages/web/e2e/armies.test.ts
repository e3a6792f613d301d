/** The army builder: a list is built, mended, filled, kept, shared into another browser, played, and looked over. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookOver } from './axe.ts'
import { asked, errorsOf, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Begins a list of Knockdown: it has complaints that are mended in one touch, and its battles are short. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Armies', exact: true }).click()
  await page.getByRole('button', { name: 'Knockdown' }).click()
  await page.getByRole('textbox', { name: 'Name of the army' }).fill('The Ember Tide')
}

const points = (page: Page) => page.locator('.list-points b').innerText()
const rows = (page: Page) => page.locator('.entry-row').count()

async function looksRight(page: Page, screen: string): Promise<void> {
  const { errors, passes } = await lookOver(page)
  expect(errors, screen).toEqual([])
  expect(passes).toBeGreaterThan(10)
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(wide, screen).toBeLessThanOrEqual(window)
}

test('a list is built by touches and keys, mended, filled, shared into a second browser, and played there', async () => {
  const page = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  const errors = errorsOf(page)
  await begin(page)
  await page.getByRole('button', { name: 'Add Brute monster' }).click()
  for (let count = 0; count < 3; count++) await page.getByRole('button', { name: 'Add Levy infantry' }).click()
  expect(await rows(page)).toBe(2)
  expect(await points(page)).toBe('80')

  // By keys: search, add, count, undo.
  await page.locator('body').press('/')
  await page.keyboard.type('exalted')
  expect(await page.locator('.browse-row').count()).toBe(1)
  await page.getByRole('button', { name: 'Add Exalted infantry' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.entry-row', { hasText: 'Exalted infantry' }).locator('.entry-name').focus()
  await page.keyboard.press('+')
  expect(
    await page.locator('.entry-row', { hasText: 'Exalted infantry' }).locator('.entry-stepper b').innerText(),
  ).toBe('2')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Delete')
  expect(await rows(page)).toBe(2)

  // Over the limit, and mended in one touch.
  await page.getByRole('spinbutton', { name: 'Points agreed on' }).fill('75')
  await page.getByRole('heading', { name: /to mend/ }).waitFor()
  await page.locator('[data-repair]').first().click()
  await page.getByText('Everything is in order.').waitFor()
  expect(await page.locator('[data-announcer]').innerText()).toMatch(/of 75 points\. Nothing to mend\./)

  // The rest is filled, and everything is there after a reload.
  await page.getByRole('spinbutton', { name: 'Points agreed on' }).fill('120')
  const before = Number(await points(page))
  await page.locator('[data-filling]').first().click()
  const filled = Number(await points(page))
  expect(filled).toBeGreaterThan(before)
  await page.reload()
  await page.locator('.entry-row').first().waitFor()
  expect(await points(page)).toBe(String(filled))
  const names = await page.locator('.entry-name b').allInnerTexts()

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('The link is copied.').waitFor()
  const link = await page.locator('[data-link]').inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const text = await page.locator('[data-text]').inputValue()

  const other = await site.open()
  const otherErrors = errorsOf(other)
  await other.goto(link)
  await other.getByRole('heading', { name: 'The Ember Tide' }).waitFor()
  await other.getByRole('button', { name: 'Keep it in your armies' }).click()
  await other.locator('.entry-row').first().waitFor()
  expect(await other.locator('.entry-name b').allInnerTexts()).toEqual(names)
  expect(await points(other)).toBe(String(filled))

  // The text of a chat gives the same list once more.
  await other.getByRole('link', { name: 'Armies', exact: true }).click()
  await other.getByRole('button', { name: 'Paste a text or a link' }).click()
  await other.getByRole('textbox', { name: 'An army as text' }).fill(text)
  await other.getByRole('button', { name: 'Open it' }).click()
  await other.locator('.entry-row').first().waitFor()
  expect(await points(other)).toBe(String(filled))

  await other.getByRole('button', { name: 'Play with it' }).click()
  await asked(other)
  expect(await other.locator('.order').innerText()).toContain('The Ember Tide')
  expect([...errors, ...otherErrors]).toEqual([])
  await page.close()
  await other.close()
})

test('a link that was cut short, and a file that is no army, are refused in plain words', async () => {
  const page = await site.open()
  await page.goto(`${site.address}#army=1abc`)
  expect(await page.getByRole('alert').innerText()).toContain('This link holds no whole army')
  await page.locator('.collection input[type=file]').setInputFiles({
    name: 'none.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"muster":"battle"}'),
  })
  await page.getByText('“none.json” was not opened.').waitFor()
  await page.goto(`${site.address}#/armies/nobody`)
  expect(await page.getByRole('alert').innerText()).toContain('not kept in this browser')
  await page.close()
})

test.each([1440, 390])(
  'axe finds nothing in the collection, the builder, its sheets and on paper, at %i px',
  async (width) => {
    const page = await site.open({ viewport: { width, height: width === 390 ? 844 : 900 }, hasTouch: width === 390 })
    await begin(page)
    await looksRight(page, 'an empty list')
    await page.getByRole('button', { name: 'An army by chance' }).click()
    await page.locator('.entry-row').first().waitFor()
    await looksRight(page, 'a list')
    await page.locator('.entry-name').first().click()
    await looksRight(page, 'a card')
    if (width === 390) {
      await page.getByRole('button', { name: 'Close the card' }).click()
      await page.getByRole('button', { name: 'Add a figure' }).click()
      await looksRight(page, 'browse')
      await page.getByRole('button', { name: 'Back to the list' }).click()
    }
    await page.getByRole('button', { name: 'Share' }).last().click()
    await page.locator('[data-link]').waitFor()
    await looksRight(page, 'sharing')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Print' }).last().click()
    await page.locator('.paper-cut-out').first().waitFor()
    await looksRight(page, 'on paper')
    await page.goto(`${site.address}#/armies`)
    await page.locator('.kept-army').waitFor()
    await looksRight(page, 'the collection')
    await page.close()
  },
)
