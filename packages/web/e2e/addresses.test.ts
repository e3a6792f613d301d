/** Addresses that lead nowhere: a plain notice, the first screen with it, and every way onwards works. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, playHere, READY, type Site, startSite } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const NO_PAGE = /There is no screen at this address/
const NO_BATTLE = /This saved battle cannot be opened: it is not saved in this browser/
const NO_GAME = /There is no game called “.{1,60}” here/

const NOWHERE: readonly (readonly [string, RegExp])[] = [
  ['#/battle/%', NO_PAGE],
  ['#/battle/%E0%A4%A', NO_PAGE],
  ['#/set-up/%zz', NO_PAGE],
  ['#/design/%c0%ae', NO_PAGE],
  ['#/constructor/x', NO_PAGE],
  ['#/settings', NO_PAGE],
  ['#x', NO_PAGE],
  ['#/battle', NO_PAGE],
  ['#/battle/gone', NO_BATTLE],
  ['#/battle/__proto__', NO_BATTLE],
  ['#/battle/..%2F..%2Fx', NO_BATTLE],
  ['#/battle/%00%F0%9F%90%89%E2%80%AE', NO_BATTLE],
  [`#/battle/${'x'.repeat(20_000)}`, NO_BATTLE],
  ['#/set-up/chess', NO_GAME],
  ['#/set-up/__proto__', NO_GAME],
  ['#/design/constructor', NO_GAME],
  ['#/set-up/%3Cimg%20src=x%20onerror=alert(1)%3E', NO_GAME],
  [`#/set-up/${'y'.repeat(20_000)}`, NO_GAME],
]

const notice = (page: Page) => page.locator('.home .notice')

test('an address that leads nowhere shows the first screen with a plain notice, also after a reload', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } })
  const errors = errorsOf(page)
  for (const [hash, reason] of NOWHERE) {
    await page.goto(`${site.address}?seed=7${hash}`)
    await notice(page).waitFor()
    await expect.poll(() => notice(page).innerText(), { message: hash.slice(0, 60) }).toMatch(reason)
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, hash.slice(0, 60)).toBe(0)
  }
  await page.goto(`${site.address}?seed=7#/battle/%`)
  await page.reload()
  await notice(page).waitFor()
  expect(await notice(page).innerText()).toMatch(NO_PAGE)
  expect(errors).toEqual([])
  await page.close()
})

test('a notice goes when it is closed, and when the user goes elsewhere', async () => {
  const page = await site.open()
  for (const hash of ['#/battle/gone', '#/battle/%', '#/set-up/chess']) {
    await page.goto(`${site.address}?seed=7${hash}`)
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await notice(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('#/')
    await page.locator('.game-card').first().waitFor()
  }
  await page.goto(`${site.address}?seed=7#/battle/gone`)
  await notice(page).waitFor()
  await page.locator('.game-card').first().click()
  await page.locator('.set-up').waitFor()
  expect(await page.locator('.notice').count()).toBe(0)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.locator('.game-card').first().waitFor()
  expect(await page.locator('.notice').count()).toBe(0)
  await page.goBack()
  await page.goBack()
  await notice(page).waitFor()
  expect(await notice(page).innerText()).toMatch(NO_BATTLE)
  await page.close()
})

test('the saved battles are listed beside the notice, and one of them can be played on', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  await page.goto(`${site.address}?seed=7#/battle/gone`)
  await notice(page).waitFor()
  await page.locator('.saved-battle').getByRole('link', { name: 'Go on' }).click()
  await asked(page)
  expect(await page.locator('.notice').count()).toBe(0)
  await page.close()
})
