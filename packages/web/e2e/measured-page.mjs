// What the measurements of the page share: the built page served to a browser, and a battle with a full table.
import { chromium } from 'playwright-core'
import { launchOptions } from '../../../scripts/browser.mjs'
import { buildWeb } from '../../../scripts/build.mjs'
import { createStaticServer } from '../../../scripts/serve.mjs'

const DIST = process.env.MUSTER_DIST ?? new URL('../dist', import.meta.url).pathname

/** Builds the page (or takes the one `MUSTER_DIST` names), serves it and hands a browser and its address to `measure`. */
export async function withServedPage(measure) {
  if (!process.env.MUSTER_DIST) buildWeb()
  const server = createStaticServer(DIST)
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const browser = await chromium.launch(launchOptions())
  try {
    await measure(browser, `http://127.0.0.1:${server.address().port}/`)
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

/** Begins a battle of two armies by chance, some ninety figures at 500 points, up to its first question. */
export async function beginFullBattle(page, points) {
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).first().click()
  await page.getByLabel('Points').fill(String(points))
  for (const army of ['First army', 'Second army'])
    await page.locator(`select[aria-label="${army}"]`).selectOption({ label: 'An army by chance' })
  await page.locator('.scenario-card', { hasText: 'Pitched Battle' }).click()
  await page
    .getByRole('group', { name: 'Second army', exact: true })
    .getByRole('button', { name: 'A person here' })
    .click()
  await page.getByRole('button', { name: 'ready-made', exact: true }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await question(page)
}

/** Gives the proposed answers until somebody may move: then all figures are on the table. */
export async function answerUntilMove(page) {
  while ((await question(page)) !== 'move') {
    await page.locator('.question .btn.go').click()
    await page.waitForTimeout(200)
  }
}

/** Waits for a question, and says of which kind it is. */
async function question(page) {
  await page.locator('.question:not([data-kind=waiting])').waitFor({ timeout: 60_000 })
  return page.locator('.question').getAttribute('data-kind')
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
