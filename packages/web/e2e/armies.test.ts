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
  await expect.poll(() => page.locator('.browse-row').count()).toBe(1)
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

test('a text that is understood in part is kept, and what was left out is said', async () => {
  const page = await site.open()
  await page.goto(`${site.address}#/armies`)
  await page.getByRole('button', { name: 'Paste a text or a link' }).click()
  const text = 'The Hill\nKnockdown, 30 of 400 points\n3 Levy infantry\n2 Levy infantri'
  await page.getByRole('textbox', { name: 'An army as text' }).fill(text)
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByText('Line 4 was left out: there is nobody called “Levy infantri” here.').waitFor()
  await page.getByRole('link', { name: /The Hill/ }).click()
  expect(await points(page)).toBe('30')
  await page.close()
})

test('on a phone a list is built with one thumb: added, named, dragged, swiped away, printed', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const errors = errorsOf(page)
  await begin(page)
  await page.getByRole('button', { name: 'Add a figure' }).tap()
  for (const name of ['Levy infantry', 'Levy infantry', 'Wretched infantry', 'Unruly infantry'])
    await page.getByRole('button', { name: `Add ${name}` }).tap()
  expect(await page.locator('.bar-points').innerText()).toBe('36 of 400')
  expect(await page.locator('[data-item=levy-infantry] .row-add b').innerText()).toBe('2')
  await page.getByRole('button', { name: 'To the list', exact: true }).tap()

  // The first of two gets a name, which stands in the row and on paper.
  await page.locator('.entry-name').first().tap()
  await page.getByText('Name each figure').tap()
  await page.getByRole('textbox', { name: 'Name of figure 1' }).fill('Ash')
  await page.getByRole('button', { name: 'Close the card' }).tap()
  expect(await page.locator('.entry-name').first().innerText()).toContain('Ash, 10 each')

  await drag(page, '[data-entry="0"] .entry-token', '[data-entry="1"]')
  const rowNames = () => page.locator('.entry-name b').allInnerTexts()
  expect(await rowNames()).toEqual(['Wretched infantry', 'Levy infantry', 'Unruly infantry'])
  await swipeLeft(page, '[data-entry="2"] .entry-name')
  expect(await rowNames()).toEqual(['Wretched infantry', 'Levy infantry'])

  // New proposals move what stands below them.
  await page.locator('.fillings .btn:not([aria-disabled=true])').first().waitFor()
  // Chromium takes the first touch after so quick a swipe for the end of the swipe.
  const print = page.getByRole('link', { name: 'Print' }).last()
  await expect
    .poll(async () => {
      await print.tap({ timeout: 2000 })
      return page.url()
    })
    .toContain('/print')
  await page.locator('.paper-cut-out').first().waitFor()
  const printed = await page.locator('.paper-cut-out').evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(printed).toEqual(['Wretched infantry', 'Ash', 'Levy infantry 2'])
  expect(errors).toEqual([])
  await page.close()
})

const middle = async (page: Page, which: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(which).boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** Fingers, which a page sees as they come from the browser itself. */
async function finger(page: Page, way: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { readonly x: number; readonly y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await send('touchStart', way[0])
  for (const at of way.slice(1)) await send('touchMove', at)
  await send('touchEnd')
  await session.detach()
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middle(page, from), await middle(page, to)]
  await finger(page, [a, { x: a.x, y: (a.y + b.y) / 2 }, { x: a.x, y: b.y }])
}

async function swipeLeft(page: Page, which: string): Promise<void> {
  const { x, y } = await middle(page, which)
  await finger(
    page,
    [0, 20, 60, 100, 150].map((by) => ({ x: x + 40 - by, y })),
  )
}

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

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)(
  'axe finds nothing in the collection, the builder, its sheets and on paper, at %i px, when it is %s',
  async (width, colorScheme) => {
    const viewport = { width, height: width === 390 ? 844 : 900 }
    const page = await site.open({ viewport, hasTouch: width === 390, colorScheme })
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
