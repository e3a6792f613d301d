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
  expect(scripts.some(({ name }) => /worker|set-up|table-screen/.test(name))).toBe(false)
  const texts = await Promise.all(scripts.map(async ({ name }) => (await page.request.get(name)).text()))
  expect(texts.filter((text) => text.includes('readyPlan')).length).toBeGreaterThan(0)
  expect(texts.some((text) => text.includes('DD-MOVE'))).toBe(false)
  await page.close()
})

/** From the first byte to a button that can be pressed, in milliseconds; and the work the page's own thread had with it. */
async function untilReady(): Promise<{ readonly wait: number; readonly work: number }> {
  const page = await house.open()
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(() => {
    const look = (): void => {
      const ready = document.querySelector<HTMLButtonElement>('.play-now')?.disabled === false
      if (ready) document.documentElement.dataset['ready'] = String(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  const wait = await page.waitForFunction(() => Number(document.documentElement.dataset['ready'] ?? 0))
  const { metrics } = await tools.send('Performance.getMetrics')
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity
  const taken = { wait: await wait.jsonValue(), work: work * 1000 }
  await page.close()
  return taken
}

test('the first screen can be used within two seconds', async () => {
  // A busy machine keeps everybody waiting: the quickest of three tells what the page itself needs.
  const times = [await untilReady(), await untilReady(), await untilReady()]
  expect(Math.min(...times.map(({ wait }) => wait))).toBeLessThan(2000)
  expect(Math.min(...times.map(({ work }) => work))).toBeLessThan(1000)
  expect(Math.min(...times.map(({ wait }) => wait))).toBeGreaterThan(10)
})
