/** What the first screen costs before anybody has pressed anything. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type House } from './page.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** In thousands of bytes, as they come over the line. */
const MOST_SCRIPT = 300

test('the first screen fetches less than 300 kB of script, and the rules of one game only', async () => {
  const page = await house.open()
  await page.locator('.play-now:not([disabled])').waitFor()
  await page.locator('.paper-figure').first().waitFor()
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
  expect(texts.some((text) => text.includes('DD-MOVE'))).toBe(false)
  await page.close()
})
