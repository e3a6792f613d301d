// Measures how soon the first screen can be used: `node packages/web/e2e/first-load.mjs`. Prints, asserts nothing.
import { chromium } from 'playwright-core'
import { launchOptions } from '../../../scripts/browser.mjs'
import { buildWeb } from '../../../scripts/build.mjs'
import { createStaticServer } from '../../../scripts/serve.mjs'

const TIMES = 5

/** Milliseconds until a button can be pressed, and the work of the main thread until then. */
async function untilReady(browser, address) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(() => {
    const look = () => {
      const ready = document.querySelector('.play-now')?.disabled === false
      if (ready) document.documentElement.dataset.ready = String(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(address)
  const wait = await (await page.waitForFunction(() => Number(document.documentElement.dataset.ready ?? 0))).jsonValue()
  const { metrics } = await tools.send('Performance.getMetrics')
  await page.context().close()
  return { wait, work: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) }
}

buildWeb()
const server = createStaticServer(new URL('../dist', import.meta.url).pathname)
await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
const browser = await chromium.launch(launchOptions())
const times = []
for (let time = 0; time < TIMES; time++)
  times.push(await untilReady(browser, `http://127.0.0.1:${server.address().port}/`))
const row = (name) => times.map((taken) => `${Math.round(taken[name])}`.padStart(6)).join('')
console.log(`ms until Play now can be pressed ${row('wait')}`)
console.log(`ms of work of the page's thread  ${row('work')}`)
await browser.close()
server.close()
