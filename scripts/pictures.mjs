// Takes the pictures of the page that README.md shows: npm run pictures (or only some: npm run pictures -- home phone).
// The same seed gives the same battles.
import { chromium } from 'playwright-core'
import { join } from 'node:path'
import { launchOptions } from './browser.mjs'
import { buildWeb } from './build.mjs'
import { dist, isMain, root } from './paths.mjs'
import { createStaticServer } from './serve.mjs'

const asked = (page) => page.locator('.question:not([data-kind=waiting])').waitFor()

/** Begins a battle of a game with everybody placed, on a chosen table. */
async function begin(page, game, field) {
  await page.locator('.game-card').filter({ hasText: game }).click()
  await page.getByRole('button', { name: 'ready-made' }).click()
  if (field !== undefined) await page.locator('.field-card', { hasText: field }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await asked(page)
}

/** Gives the default answers until somebody may move. */
async function goToMove(page) {
  for (let answers = 0; answers < 20; answers++) {
    if (await page.locator('.question[data-kind=move]').isVisible()) return
    await page.locator('.question .btn.go').click()
    await page.waitForTimeout(600)
    await asked(page)
  }
}

/** Moves a figure a few inches towards the enemy. */
async function showMove(page, steps, key, who) {
  await goToMove(page)
  await (who === undefined ? page.keyboard.press('n') : page.locator(`.piece[aria-label^="${who},"]`).focus())
  for (let step = 0; step < steps; step++) await page.keyboard.press(key)
}

/** Points at an enemy, which shows the line and the odds. */
async function pointAtEnemy(page) {
  await page.keyboard.press('e')
  await page
    .locator('.forecast-tooltip')
    .waitFor({ timeout: 5000 })
    .catch(() => undefined)
}

/** Leans over the table from a little aside. A browser without a graphics card is slow, so the view is kept all the same. */
async function leanOver(page) {
  await page.evaluate(() => localStorage.setItem('muster-settings', '{"lean":"keep"}'))
  await page.keyboard.press('v')
  await page.locator('.lean-canvas[data-frames]').waitFor({ state: 'attached' })
  await page.keyboard.press('q')
  const { x, y, width, height } = await page.locator('.board').boundingBox()
  await page.mouse.move(x + width / 2, y + height * 0.42)
  await page.mouse.wheel(0, -120)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(3000)
}

const SCENES = [
  {
    name: 'home',
    size: [1440, 900],
    light: 'light',
    play: (page) => page.locator('.cover-standing').waitFor(),
  },
  {
    name: 'table',
    size: [1440, 900],
    light: 'light',
    play: async (page) => {
      await begin(page, 'd6s with Dragons', 'Mill Ford')
      await showMove(page, 4, 'ArrowUp', 'Patrol Bow 2')
      await pointAtEnemy(page)
    },
  },
  {
    name: 'dragon',
    size: [1440, 900],
    light: 'light',
    play: async (page) => {
      await page.locator('.play-now').click()
      await asked(page)
      await leanOver(page)
    },
  },
  {
    name: 'table-dark',
    size: [1440, 900],
    light: 'dark',
    play: async (page) => {
      await begin(page, 'Simple Fantasy Skirmish')
      await showMove(page, 8, 'ArrowUp')
    },
  },
  {
    name: 'phone',
    size: [390, 844],
    light: 'light',
    play: async (page) => {
      await page.getByRole('link', { name: 'Play now: Heroes & Wizards' }).click()
      await page.locator('.story .play-now:not([disabled])').waitFor()
      await page.getByRole('button', { name: 'Two at one screen' }).click()
      await asked(page)
      await showMove(page, 18, 'ArrowUp')
    },
  },
]

async function take(browser, address, { name, size: [width, height], light, play }) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: light,
    reducedMotion: 'reduce',
    hasTouch: width < 700,
  })
  // Whoever looks at a picture has no question to be explained.
  await page.addInitScript(() => localStorage.setItem('muster-tips', JSON.stringify({ isOff: true, kinds: [] })))
  await page.goto(`${address}?seed=7`)
  await page.locator('.play-now:not([disabled])').waitFor()
  await play(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(800)
  await page.screenshot({ path: join(root, 'docs', `${name}.jpg`), type: 'jpeg', quality: 84 })
  await page.close()
}

async function main() {
  buildWeb()
  const server = createStaticServer(dist)
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const browser = await chromium.launch(launchOptions())
  const wanted = process.argv.slice(2)
  const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const scene of scenes) await take(browser, `http://127.0.0.1:${server.address().port}/`, scene)
  await browser.close()
  server.close()
}

if (isMain(import.meta.url)) await main()
