/** One battle in two tabs: one plays, the other looks on and follows, until it takes the battle over. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, goToMove, playReady, READY, report, type Site, startSite } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

async function twoTabs(): Promise<readonly [Page, Page]> {
  const first = await site.open({}, undefined, READY)
  await playReady(first)
  await goToMove(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.locator('.status-bar').waitFor()
  return [first, second]
}

/** Moves a figure a few steps by keys. */
async function moveSomebody(page: Page): Promise<void> {
  const before = await report(page)
  await page.bringToFront()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('n')
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: /^Move here/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => report(page)).not.toBe(before)
}

async function agree(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await report(one)) === (await report(other))).toBe(true)
}

test('the second tab only watches, and sees what the first plays', async () => {
  const [first, second] = await twoTabs()
  expect(await second.locator('.status-bar').innerText()).toContain('being played in another tab')
  expect(await second.locator('.question').getAttribute('data-kind')).toBe('waiting')
  expect(await report(second)).toBe(await report(first))
  await moveSomebody(first)
  await agree(first, second)
  await first.context().close()
})

test('the second tab takes the battle over, the first watches, and back again', async () => {
  const [first, second] = await twoTabs()
  await second.getByRole('button', { name: 'Play on here' }).click()
  await first.locator('.status-bar').waitFor()
  await second.locator('.status-bar').waitFor({ state: 'detached' })
  expect(await asked(second)).toBe('move')
  expect(await first.locator('.question').getAttribute('data-kind')).toBe('waiting')
  await moveSomebody(second)
  await agree(first, second)
  await first.getByRole('button', { name: 'Play on here' }).click()
  await second.locator('.status-bar').waitFor()
  await asked(first)
  expect(await report(first)).toBe(await report(second))
  await first.context().close()
})

test('a closed tab releases its battle', async () => {
  const [first, second] = await twoTabs()
  const address = first.url()
  await first.close()
  await second.goto(`${site.address}?seed=7#/`)
  await second.goto(address)
  expect(await asked(second)).toBe('move')
  expect(await second.locator('.status-bar').count()).toBe(0)
  await second.context().close()
})

test('when the playing tab is closed, the watching one plays on', async () => {
  const [first, second] = await twoTabs()
  const log = await report(first)
  await first.close()
  await second.locator('.status-bar').waitFor({ state: 'detached' })
  expect(await asked(second)).toBe('move')
  expect(await report(second)).toBe(log)
  await moveSomebody(second)
  await second.context().close()
})

test('a battle opened while its tab is being closed does not count as open elsewhere', async () => {
  const first = await site.open({}, undefined, READY)
  await playReady(first)
  await goToMove(first)
  const address = first.url()
  const second = await first.context().newPage()
  await second.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.status-bar')) document.documentElement.dataset['lookedOn'] = 'yes'
    }).observe(document, { childList: true, subtree: true })
  })
  const closing = first.close()
  await second.goto(address)
  expect(await asked(second)).toBe('move')
  expect(await second.evaluate(() => document.documentElement.dataset['lookedOn'])).toBeUndefined()
  await closing
  await second.context().close()
})

test('of three tabs the one that asks gets the battle, and the others watch', async () => {
  const [first, second] = await twoTabs()
  const third = await first.context().newPage()
  await third.goto(first.url())
  await third.locator('.status-bar').waitFor()
  await third.getByRole('button', { name: 'Play on here' }).click()
  await third.locator('.status-bar').waitFor({ state: 'detached' })
  expect(await asked(third)).toBe('move')
  await first.locator('.status-bar').waitFor()
  expect(await second.locator('.status-bar').count()).toBe(1)
  await moveSomebody(third)
  await agree(first, third)
  await agree(second, third)
  await first.context().close()
})
