// Measures how smoothly a figure is dragged on a full table: `node packages/web/e2e/frames.mjs`. Prints, asserts nothing.
import { answerUntilMove, beginFullBattle, withServedPage } from './measured-page.mjs'

const SECONDS = 6
const FRAME = 1000 / 60

/** Two armies of units; ten goblins are about to be placed as one unit. */
async function tenToPlace(page) {
  await page.locator('.game-card').filter({ hasText: 'Simple Fantasy Skirmish' }).first().click()
  for (const army of ['First army', 'Second army']) {
    await page.locator(`select[aria-label="${army}"]`).selectOption('green-tide')
    await page.getByRole('group', { name: army, exact: true }).getByRole('button', { name: 'A person here' }).click()
  }
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  for (;;) {
    await page.locator('.question:not([data-kind=waiting])').waitFor({ timeout: 60_000 })
    const goblins = page.locator('.question button', { hasText: /^Goblins \(10\)/ })
    if (await goblins.count()) await goblins.first().click()
    else if ((await page.locator('.question').getAttribute('data-kind')) === 'place') return
    else await page.locator('.question .btn.go').click()
    await page.waitForTimeout(300)
  }
}

/** Counts frames in the page during an action, and beside them those that a busy machine drops anyway. */
async function framesOf(page, act) {
  const before = await mainThread(page)
  await page.evaluate(() => {
    const seen = (window.beats = [])
    let last = performance.now()
    const tick = (now) => {
      seen.push(now - last)
      last = now
      window.going = requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await act()
  const beats = await page.evaluate(() => {
    cancelAnimationFrame(window.going)
    return window.beats.slice(5)
  })
  return { beats, work: ((await mainThread(page)) - before) / beats.length }
}

/** Milliseconds of work of the main thread, which a busy machine does not change. */
async function mainThread(page) {
  const { metrics } = await page.devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Runs in the page: the figure to drag, of those that may move. */
function nearestToTheMiddle(elements) {
  const board = document.querySelector('.board').getBoundingClientRect()
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 }
  const places = elements.map((element) => {
    const { x, y, width, height } = element.querySelector('.base').getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  const far = ({ x, y }) => Math.hypot(x - middle.x, y - middle.y)
  return places.sort((a, b) => far(a) - far(b))[0]
}

const inHand = (page) => page.locator('.piece').evaluateAll(nearestToTheMiddle)
const toDrag = (page) => page.locator('.piece[data-may-act=true]').evaluateAll(nearestToTheMiddle)

/** Moves the pointer in circles with a figure lifted. */
async function drag(page, from, tooltip = '.path-tooltip') {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const end = Date.now() + SECONDS * 1000
  for (let step = 0; Date.now() < end; step++) {
    const far = 30 + 40 * Math.abs(Math.sin(step / 90))
    await page.mouse.move(from.x + Math.cos(step / 25) * far, from.y + Math.sin(step / 25) * far)
  }
  if (tooltip) await page.locator(tooltip).waitFor({ timeout: 10_000 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

function report(name, { beats: frames, work }, figures) {
  const sorted = [...frames].sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1)
  // A frame on time takes one refresh of the screen; half a millisecond is the resolution of the clock.
  const onTime = frames.filter((ms) => ms < FRAME + 0.5).length / frames.length
  console.log(
    `${name}: ${figures} figures, ${frames.length} frames, ${(onTime * 100).toFixed(0)} % on time (16.7 ms), median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, worst ${at(1)} ms; main thread ${work.toFixed(1)} ms a frame`,
  )
}

await withServedPage(async (browser, address) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.devtools = await page.context().newCDPSession(page)
  await page.devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${address}?seed=7`)
  await beginFullBattle(page, 500)
  await answerUntilMove(page)
  const figures = await page.locator('.piece').count()
  report('nothing moves', await framesOf(page, () => page.waitForTimeout(SECONDS * 1000)), figures)
  report('dragging, whole table', await framesOf(page, async () => drag(page, await toDrag(page))), figures)
  const { x, y } = await toDrag(page)
  await page.mouse.move(x, y)
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, -150)
  await page.waitForTimeout(400)
  report('dragging, zoomed in', await framesOf(page, async () => drag(page, await toDrag(page))), figures)
  await page.goto(`${address}?seed=8`)
  await tenToPlace(page)
  const ten = await inHand(page)
  report('placing a unit of ten', await framesOf(page, () => drag(page, ten, '')), await page.locator('.piece').count())
})
