// Measures how light a large battle feels: `node packages/web/e2e/light.mjs [folder for pictures]`. Prints, asserts nothing.
import { join } from 'node:path'
import { beginFullBattle, median, withServedPage } from './measured-page.mjs'

const PICTURES = process.argv[2]
const WIDTHS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
]

/** Gives an answer as a person would, and waits in the page until nothing of the picture changes any more. */
const answerAndSettle = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const began = performance.now()
        let last = began
        const drawn = new Set()
        const watch = new MutationObserver((changes) => {
          last = performance.now()
          for (const { target } of changes) {
            // Rings of who may act come and go beside the figure itself.
            const piece = target instanceof Element ? target.closest('.token-body') : null
            if (piece) drawn.add(piece)
          }
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        const check = () => {
          if (performance.now() - last < 250) return setTimeout(check, 20)
          watch.disconnect()
          const lines = document.querySelectorAll('.log-line').length
          resolve({ milliseconds: last - began, drawn: drawn.size, lines })
        }
        document.querySelector('.question .btn.go')?.click()
        setTimeout(check, 20)
      }),
  )

/** Milliseconds of work of the main thread, which a busy machine does not change. */
async function mainThread(page) {
  const { metrics } = await page.devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

async function playOn(page, answers) {
  const seen = []
  const before = await mainThread(page)
  for (let given = 0; given < answers; given++) {
    await page.locator('.question:not([data-kind=waiting])').waitFor({ timeout: 60_000 })
    seen.push(await answerAndSettle(page))
  }
  const work = ((await mainThread(page)) - before) / answers
  const figures = await page.locator('.piece').count()
  const of = (key) => seen.map((one) => one[key])
  console.log(
    `${figures} figures, ${answers} answers: settled after ${median(of('milliseconds')).toFixed(0)} ms in the median, ` +
      `${Math.max(...of('milliseconds')).toFixed(0)} ms at most; main thread ${work.toFixed(0)} ms an answer; figures drawn again an answer: ${median(of('drawn'))} in the median, ` +
      `${Math.max(...of('drawn'))} at most; log lines in the page: ${Math.max(...of('lines'))} at most`,
  )
}

async function takePictures(page) {
  for (const [width, height] of PICTURES ? WIDTHS : []) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(600)
    await page.screenshot({ path: join(PICTURES, `battle-${width}.png`) })
  }
}

await withServedPage(async (browser, address) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() =>
    localStorage.setItem('muster-settings', JSON.stringify({ pace: 'at-once', dice: 'at-once' })),
  )
  const page = await context.newPage()
  page.devtools = await context.newCDPSession(page)
  await page.devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  page.on('pageerror', ({ message }) => console.log(`error in the page: ${message}`))
  await page.goto(`${address}?seed=7#/`)
  await beginFullBattle(page, 500)
  await playOn(page, 30)
  await takePictures(page)
})
