/** What the first screen costs before anybody has pressed anything. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** In kilobytes, as transferred. */
const MOST_SCRIPT = 460

test('the first screen fetches less than 460 kB of script, and the rules of one game only', async () => {
  const page = await site.open()
  await page.locator('.play-now:not([disabled])').waitFor()
  await page.locator('.cover-standing').waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => {
        const { name, encodedBodySize, decodedBodySize } = entry as PerformanceResourceTiming
        return { name, sent: encodedBodySize, whole: decodedBodySize }
      }),
  )
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.every(({ sent }) => sent > 0)).toBe(true)
  const kilobytes = scripts.reduce((sum, { sent }) => sum + sent, 0) / 1000
  expect(kilobytes).toBeLessThan(MOST_SCRIPT)
  expect(scripts.some(({ name }) => /worker|set-up|battle-screen/.test(name))).toBe(false)
  const texts = await Promise.all(scripts.map(async ({ name }) => (await page.request.get(name)).text()))
  expect(texts.filter((text) => text.includes('readyPlan')).length).toBeGreaterThan(0)
  expect(texts.some((text) => text.includes('HW-MOVE'))).toBe(false)
  await page.close()
})
