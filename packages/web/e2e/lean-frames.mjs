// Measures the tilted table: `node packages/web/e2e/lean-frames.mjs`. Prints, asserts nothing.
// Without a graphics card only the draw calls, the script's time a frame and the time to the first picture count.
import { answerUntilMove, beginFullBattle, median, withServedPage } from './measured-page.mjs'

const FRAMES = 30

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

await withServedPage(async (browser, address) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${address}?seed=7`)
  await page.evaluate(() => localStorage.setItem('muster-settings', '{"lean":"keep"}'))
  await beginFullBattle(page, 400)
  await answerUntilMove(page)
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
})
