// Takes the pictures of the page that README.md shows: npm run pictures. The same seed gives the same battles.
import { chromium } from 'playwright-core'
import { join } from 'node:path'
import { launchOptions } from './browser.mjs'
import { buildWeb } from './build.mjs'
import { dist, isMain, root } from './paths.mjs'
import { createStaticServer } from './serve.mjs'

const asked = (page) => page.locator('.question:not([data-kind=waiting])').waitFor()

/** Into a game's battle, everybody in place. */
async function begin(page, game) {
  await page.locator('.game-card').filter({ hasText: game }).click()
  await page.getByRole('button', { name: 'ready-made' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await asked(page)
}

/** Takes the usual answers until somebody may move. */
async function goToMove(page) {
  for (let answers = 0; answers < 20; answers++) {
    if (await page.locator('.question[data-kind=move]').isVisible()) return
    await page.locator('.question .btn.go').click()
    await page.waitForTimeout(600)
    await asked(page)
  }
}

/** A figure goes a few inches, and somebody points at an enemy: the path, the reach, the odds. */
async function showMove(page, steps, isPointed = true) {
  await goToMove(page)
  await page.keyboard.press('n')
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
  if (!isPointed) return
  await page.keyboard.press('e')
  await page.locator('.odds-slip').waitFor({ timeout: 5000 }).catch(() => undefined)
}

const SCENES = [
  {
    name: 'home', size: [1440, 900], light: 'light',
    play: (page) => page.locator('.paper-figure').first().waitFor(),
  },
  {
    name: 'table', size: [1440, 900], light: 'light',
    play: async (page) => {
      await begin(page, 'd6s with Dragons')
      await showMove(page, 5)
    },
  },
  {
    name: 'table-dark', size: [1440, 900], light: 'dark',
    play: async (page) => {
      await begin(page, 'Simple Fantasy Skirmish')
      await goToMove(page)
      await page.keyboard.press('n')
      for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowUp')
    },
  },
  {
    name: 'phone', size: [390, 844], light: 'light',
    play: async (page) => {
      await page.getByRole('button', { name: 'Two at one screen' }).click()
      await asked(page)
      await showMove(page, 6, false)
    },
  },
]

async function take(browser, address, { name, size: [width, height], light, play }) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: light, reducedMotion: 'reduce', hasTouch: width < 700 })
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
  await new Promise((ready) => server.listen(0, ready))
  const browser = await chromium.launch(launchOptions())
  for (const scene of SCENES) await take(browser, `http://localhost:${server.address().port}/`, scene)
  await browser.close()
  server.close()
}

if (isMain(import.meta.url)) await main()
