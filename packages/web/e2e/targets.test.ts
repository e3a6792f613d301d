/** On a phone every control is large enough for a finger, on every screen; by keys the focus is seen on each. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const GAMES = ['Heroes & Wizards', 'd6s with Dragons', 'Simple Fantasy Skirmish'] as const
const CONTROLS = 'button, a[href], select, input:not([hidden]), summary, [role=button]'

interface Measured {
  readonly count: number
  readonly small: readonly string[]
}

/**
 * Everything that can be pressed, with its label and its enlarged touch target. Figures are left out: a finger beside
 * one still hits it.
 */
const measure = (page: Page): Promise<Measured> =>
  page.evaluate((controls) => {
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden' && !one.closest('svg'),
    )
    const sizeOf = (one: HTMLElement) => {
      const boxes = [one, one.closest('label') ?? one].map((part) => part.getBoundingClientRect())
      const around = getComputedStyle(one, '::after')
      const extra = around.content !== 'none' && around.position === 'absolute' ? around : undefined
      return {
        width: Math.max(...boxes.map(({ width }) => width), parseFloat(extra?.width ?? '0')),
        height: Math.max(...boxes.map(({ height }) => height), parseFloat(extra?.height ?? '0')),
      }
    }
    const small = all.filter((one) => sizeOf(one).width < 43.5 || sizeOf(one).height < 43.5)
    return { count: all.length, small: small.map((one) => one.outerHTML.slice(0, 100)) }
  }, CONTROLS)

async function isLargeEnough(page: Page, least: number): Promise<void> {
  const { count, small } = await measure(page)
  expect(small).toEqual([])
  expect(count).toBeGreaterThanOrEqual(least)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

const phone = () => site.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the first screen and the workshop', async () => {
  const page = await phone()
  await page.locator('.play-now:not([disabled])').waitFor()
  await isLargeEnough(page, 6)
  await page.evaluate(() => (location.hash = '#/design/simple-fantasy-skirmish'))
  await page.locator('.big-card').first().waitFor()
  await isLargeEnough(page, 60)
  await page.close()
})

test.each(GAMES)('%s: set-up, table, log with a why, a past moment, menu and help', async (game) => {
  const page = await phone()
  await page.locator('.game-card').filter({ hasText: game }).first().tap()
  await page.locator('.set-up-parts').waitFor()
  await isLargeEnough(page, 15)
  await page.getByRole('button', { name: 'ready-made' }).tap()
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await asked(page)
  await isLargeEnough(page, 10)
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.locator('.log .why').last().tap()
  await page.locator('.why-box').waitFor()
  await isLargeEnough(page, 20)
  for (const sheet of ['Menu', 'Help and keys']) {
    await page.getByRole('button', { name: sheet, exact: true }).first().tap()
    await page.getByRole('dialog').waitFor()
    await isLargeEnough(page, 20)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.locator('.log-text').last().tap()
  await page.locator('.question[data-kind=past]').waitFor()
  await isLargeEnough(page, 10)
  await page.close()
})

/** Controls that show no focus. */
const unseen = (page: Page): Promise<Measured> =>
  page.evaluate((controls) => {
    const all = [...document.querySelectorAll<HTMLElement>(`${controls}, .piece[tabindex]`)].filter(
      (one) => one.getClientRects().length > 0 && !one.matches(':disabled, [tabindex="-1"]'),
    )
    const ring = (one: HTMLElement): string => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      const glow = one.querySelector('.glow')
      return `${outlineStyle === 'none' ? 0 : outlineWidth} ${glow ? getComputedStyle(glow).strokeWidth : ''}`
    }
    const small = all.filter((one) => {
      one.blur()
      const before = ring(one)
      one.focus({ focusVisible: true } as FocusOptions)
      return document.activeElement !== one || ring(one) === before
    })
    return { count: all.length, small: small.map((one) => one.outerHTML.slice(0, 100)) }
  }, CONTROLS)

test('every control of every screen shows its focus', async () => {
  const page = await site.open()
  await page.locator('.play-now:not([disabled])').waitFor()
  await page.keyboard.press('Tab')
  expect(await unseen(page)).toMatchObject({ small: [] })
  await page.locator('.game-card').filter({ hasText: GAMES[2] }).first().click()
  await page.locator('.set-up-parts').waitFor()
  await page.keyboard.press('Tab')
  expect(await unseen(page)).toMatchObject({ small: [] })
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await asked(page)
  await page.keyboard.press('Tab')
  const table = await unseen(page)
  expect(table.small).toEqual([])
  expect(table.count).toBeGreaterThan(15)
  await page.close()
})
