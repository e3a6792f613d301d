/**
 * The main screens, held against kept pictures of them. A screen that was changed on purpose gets a new picture:
 * `NEW_PICTURES=1 npm test -- e2e/pictures` writes them all anew; look at them before keeping them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { difference } from './compare.ts'
import { asked, goToMove, playReady, type Site, startSite } from './page.ts'

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url))
const FAILED = fileURLToPath(new URL('../../../reports/', import.meta.url))
/** The share of a screen that may differ: fonts are drawn a little differently on each machine. */
const TOLERATED = 0.015

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Waits until fonts, icons and images are loaded and painted. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('symbol[id^="icon-"]') !== null)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((picture) => picture.decode()))
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

async function looksLike(page: Page, name: string): Promise<void> {
  await painted(page)
  await page.mouse.move(0, 0)
  const file = `${FOLDER}${name}.jpg`
  const now = await page.screenshot(SMALL)
  if (process.env['NEW_PICTURES'] === '1') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, now)
  }
  const unlike = existsSync(file) ? await difference(page, now, readFileSync(file)) : 1
  if (unlike > TOLERATED) {
    mkdirSync(FAILED, { recursive: true })
    writeFileSync(`${FAILED}${name}.jpg`, now)
  }
  expect(unlike, `${name}: see reports/${name}.jpg`).toBeLessThanOrEqual(TOLERATED)
}

const SMALL = { type: 'jpeg', quality: 80 } as const
const WIDE = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }

test.each([
  ['wide-light', WIDE, 'light'],
  ['tablet-dark', TABLET, 'dark'],
  ['phone-light', PHONE, 'light'],
] as const)('the screens look as they did: %s', async (name, viewport, colorScheme) => {
  const page = await site.open({ viewport, colorScheme, hasTouch: viewport === PHONE })
  await page.locator('.play-now:not([disabled])').waitFor()
  await page.locator('.cover-standing').waitFor()
  await page.waitForLoadState('networkidle')
  await looksLike(page, `home-${name}`)
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).click()
  await page.locator('.field-picture').first().waitFor()
  await page.waitForLoadState('networkidle')
  await looksLike(page, `set-up-${name}`)
  await page.goto(`${site.address}?seed=7#/`)
  await playReady(page)
  await asked(page)
  await goToMove(page)
  await looksLike(page, `table-${name}`)
  await page.close()
})

test('the comparison finds differences, and ignores slight ones', async () => {
  const page = await site.open({ viewport: { width: 400, height: 300 }, bypassCSP: true })
  await page.locator('.hero-card').waitFor()
  await page.setContent('<body style="margin:0;background:#fff"><p style="font:40px serif">Muster</p>')
  const before = await page.screenshot(SMALL)
  expect(await difference(page, before, await page.screenshot(SMALL))).toBe(0)
  await page.evaluate(() => void (document.body.style.background = '#fdfdfd'))
  expect(await difference(page, before, await page.screenshot(SMALL))).toBe(0)
  await page.evaluate(
    () => void document.body.insertAdjacentHTML('beforeend', '<div style="width:80px;height:60px;background:#222">'),
  )
  expect(await difference(page, before, await page.screenshot(SMALL))).toBeGreaterThan(0.03)
  await page.close()
})
