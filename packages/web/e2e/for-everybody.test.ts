import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { asked, errorsOf, goToMove, playReady, prompt, READY, type Site, startSite } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Controls without a name, and controls too small for a finger. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], select, input:not([hidden])')].filter(
      (one) => one.offsetParent !== null,
    )
    const nameOf = (one: HTMLElement) =>
      one.getAttribute('aria-label') ?? ((one.closest('label') ?? one).textContent ?? '').trim()
    return {
      count: all.length,
      nameless: all.filter((one) => nameOf(one) === '').map((one) => one.outerHTML.slice(0, 80)),
      small: all
        .filter((one) => !one.closest('p, li, h1, .log, .side-tokens') && one.getBoundingClientRect().height < 43.5)
        .map((one) => one.outerHTML.slice(0, 80)),
    }
  })

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

test.each(SIZES)(
  'at %i × %i every control has a name, is large enough, and nothing runs off the side',
  async (width, height) => {
    const page = await site.open({ viewport: { width, height }, hasTouch: width < 700 })
    const errors = errorsOf(page)
    await page.locator('.play-now:not([disabled])').waitFor()
    const home = await controls(page)
    expect(home).toMatchObject({ nameless: [], small: [] })
    expect(home.count).toBeGreaterThan(4)
    await playReady(page, 'Play now')
    await asked(page)
    expect(await controls(page)).toMatchObject({ nameless: [], small: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const board = await page.locator('.board').boundingBox()
    expect(board?.width).toBeGreaterThan(width * 0.5)
    expect(board?.height).toBeGreaterThan(height * 0.5)
    expect(errors).toEqual([])
    await page.close()
  },
)

test('the focus is visible, figures have names, and events are announced', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  await goToMove(page)
  await page.keyboard.press('n')
  const focused = page.locator('.piece:focus')
  expect(await focused.getAttribute('aria-label')).toMatch(/, (Trooper|Hero|Wizard).*may act/)
  await expect.poll(() => focused.locator('.glow').evaluate((ring) => getComputedStyle(ring).strokeWidth)).toBe('6px')
  await page.locator('.question .btn').first().focus()
  expect(
    await page
      .locator('.question .btn')
      .first()
      .evaluate((button) => getComputedStyle(button).outlineStyle),
  ).toBe('solid')
  expect(await page.locator('[aria-live=polite]').innerText()).toMatch(/move a figure/)
  expect(await page.getByRole('region', { name: 'Figures on the table' }).locator('li').count()).toBeGreaterThan(20)
  await page.close()
})

test('pointing at an enemy shows the line and the odds or the reason, by keys as well', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  await goToMove(page)
  await page.keyboard.press('n')
  await page.keyboard.press('e')
  const tooltip = page.locator('.forecast-tooltip')
  await tooltip.waitFor()
  expect(await tooltip.innerText()).toMatch(/→/)
  await page.keyboard.press('Escape')
  await page.close()
})

test('on a phone two taps move a figure, and the panels are one tap away', async () => {
  const page = await site.open(
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    undefined,
    READY,
  )
  await playReady(page)
  await goToMove(page)
  const spot = await page.locator('.piece[data-may-act=true]').evaluateAll((pieces) => {
    const boxes = pieces.map((piece) => piece.getBoundingClientRect())
    const box = boxes.find(({ x, y }) => x > 120 && x < 330 && y > 60 && y < 560)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  if (!spot) throw new Error('nobody who may move is in sight')
  await page.touchscreen.tap(spot.x, spot.y)
  await page.locator('.piece .glow.picked').waitFor()
  await page.touchscreen.tap(spot.x, spot.y + (spot.y < 300 ? 70 : -70))
  await page.getByRole('button', { name: 'Move here' }).tap()
  await page.locator('.log-line', { hasText: 'moves' }).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('heading', { name: 'Battle log' }).waitFor()
  await page.getByRole('button', { name: 'Less' }).tap()
  await page.locator('.board').waitFor()
  expect(await page.getByRole('heading', { name: 'Battle log' }).isVisible()).toBe(false)
  await page.close()
})

test('the help sheet lists all keys, and Escape closes it', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  await asked(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Help' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Help' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.close()
})

test('Enter gives the shown answer after the menu was closed and after a tool was clicked', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  await goToMove(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Zones' }).click()
  const before = await prompt(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => prompt(page)).not.toBe(before)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Zones' }).getAttribute('aria-pressed')).toBe('true')
  await page.close()
})
