import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, logLength, startSite, prompt, unfoldLog, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}

const typed = async (page: Page, selector: string, text: string) => {
  await tabTo(page, selector)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

async function setUpByKeys(page: Page): Promise<void> {
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).waitFor()
  await tabTo(page, '.game-card[href$="heroes-and-wizards"]')
  await page.keyboard.press('Enter')
  await page.locator('.set-up').waitFor()
  await typed(page, '.points-row input', '45')
  for (const army of ['First army', 'Second army']) {
    await tabTo(page, `select[aria-label="${army}"]`)
    await page.keyboard.press('End')
  }
  await tabTo(page, '[data-choice="quick"]')
  await page.keyboard.press('Enter')
  await tabTo(page, '[data-scenario="pitched-battle"]')
  await page.keyboard.press('Enter')
  await tabTo(page, '.set-up-head .go')
  await page.keyboard.press('Enter')
  await page.locator('.question').waitFor()
}

/** Opens the menu, sets the computer's moves to "at once", and returns. */
async function hurryByKeys(page: Page): Promise<void> {
  await tabTo(page, '[aria-label="Menu"]')
  await page.keyboard.press('Enter')
  await tabTo(page, '[data-choice="at-once"]')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}

test('a whole battle is played by keys alone, from the first screen to the result', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await setUpByKeys(page)
  await hurryByKeys(page)
  const seen = new Set<string>()
  let moved = 0
  for (let answers = 0; answers < 400; answers++) {
    const kind = await asked(page)
    seen.add(kind)
    if (kind === 'over') break
    const before = `${await logLength(page)} ${await prompt(page)}`
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    if (kind === 'move' && moved < 3) {
      moved++
      await page.keyboard.press('n')
      for (let steps = 0; steps < 8; steps++) await page.keyboard.press(answers % 3 === 2 ? 'ArrowRight' : 'ArrowDown')
      await page.waitForTimeout(60)
    } else moved = 0
    await page.keyboard.press('Enter')
    await page
      .waitForFunction(
        (was) =>
          `${Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines'])} ${document.querySelector('.question-prompt')?.textContent}` !==
          was,
        before,
        { timeout: 3000 },
      )
      .catch(() => page.keyboard.press('Escape'))
  }
  expect([...seen]).toEqual(expect.arrayContaining(['place', 'move', 'over']))
  expect(await page.locator('.question').textContent()).toMatch(/wins\./)
  await unfoldLog(page)
  expect(await page.locator('.log-line:has(.side-a)', { hasText: 'moves' }).count()).toBeGreaterThan(4)
  expect(errors).toEqual([])
  await page.close()
})
