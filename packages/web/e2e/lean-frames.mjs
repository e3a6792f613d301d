// Measures the tilted table: `node packages/web/e2e/lean-frames.mjs`. Prints, asserts nothing.
// Without a graphics card only the draw calls, the script's time a frame and the time to the first picture count.
import { chromium } from 'playwright-core'
import { launchOptions } from '../../../scripts/browser.mjs'
import { buildWeb } from '../../../scripts/build.mjs'
import { createStaticServer } from '../../../scripts/serve.mjs'

const DIST = process.env.MUSTER_DIST ?? new URL('../dist', import.meta.url).pathname
const FRAMES = 30

/** Two random armies, with at least sixty figures on the table. */
async function fullTable(page) {
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).first().click()
  await page.getByLabel('Points').fill('400')
  for (const army of ['First army', 'Second army'])
    await page.locator(`select[aria-label="${army}"]`).selectOption({ label: 'An army by chance' })
  await page.locator('.scenario-card', { hasText: 'Pitched Battle' }).click()
  await page
    .getByRole('group', { name: 'Second army', exact: true })
    .getByRole('button', { name: 'A person here' })
    .click()
  await page.getByRole('button', { name: 'ready-made', exact: true }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  for (;;) {
    await page.locator('.question:not([data-kind=waiting])').waitFor({ timeout: 60_000 })
    if ((await page.locator('.question').getAttribute('data-kind')) === 'move') return
    await page.locator('.question .btn.go').click()
    await page.waitForTimeout(200)
  }
}

/** From the press of the key until the first picture is on the screen. */
async function firstPicture(page) {
  return page.evaluate(async () => {
    const began = performance.now()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'v' }))
    while (!document.querySelector('.lean-canvas[data-frames]')) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
}

const counts = (page) => page.locator('.lean-canvas').evaluate(({ dataset }) => ({ ...dataset }))

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Repeats one small act until enough frames have been drawn, and collects what each frame took of script. */
async function framesOf(page, name, act) {
  const before = await counts(page)
  const scripts = []
  let last = before.frames
  for (let n = 0; scripts.length < FRAMES && n < FRAMES * 6; n++) {
    await act(n)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const now = await counts(page)
    if (now.frames !== last) scripts.push(Number(now.script))
    last = now.frames
  }
  const after = await counts(page)
  console.log(
    `${name}: ${scripts.length} frames, ${after.drawCalls} draw calls, script ${median(scripts).toFixed(2)} ms a frame (most ${Math.max(...scripts).toFixed(1)}), made anew ${Number(after.made) - Number(before.made)}`,
  )
}

if (!process.env.MUSTER_DIST) buildWeb()
const server = createStaticServer(DIST)
await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`http://127.0.0.1:${server.address().port}/?seed=7`)
  await page.evaluate(() => localStorage.setItem('muster-settings', '{"lean":"keep"}'))
  await fullTable(page)
  console.log(
    `first picture: ${Math.round(await firstPicture(page))} ms, ${await page.locator('.piece').count()} figures`,
  )
  await page.waitForTimeout(2000)
  const board = await page.locator('.board').boundingBox()
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 }
  await framesOf(page, 'turning', () => page.keyboard.press('e'))
  await page.keyboard.down('Shift')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await framesOf(page, 'tilting', (n) => page.mouse.move(middle.x, middle.y + (n % 2) * 20))
  await page.mouse.up()
  await page.keyboard.up('Shift')
  const [figure] = await page.locator('.piece[data-may-act=true]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  await page.mouse.move(figure.x, figure.y)
  await page.mouse.down()
  await framesOf(page, 'dragging a figure', (n) =>
    page.mouse.move(figure.x + 20 + Math.cos(n / 4) * 30, figure.y + Math.sin(n / 4) * 20),
  )
  await page.keyboard.press('Escape')
  await page.mouse.up()
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}
