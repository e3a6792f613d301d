import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, goToMove, logLength, playReady, type Site, startSite } from './page.ts'
import { setUpByHand } from './set-up.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const twoHere = async (page: Page): Promise<void> => {
  await playReady(page)
  await asked(page)
}

test('where every figure has its own options, those of one are shown, and Enter suggests one of them', async () => {
  const page = await site.open()
  await page.locator('.game-card').filter({ hasText: 'd6s with Dragons' }).first().click()
  await page.getByRole('button', { name: 'ready-made' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  expect(await asked(page)).toBe('move')
  expect(await page.locator('.question .answers .btn').count()).toBeLessThanOrEqual(6)
  const first = await page.locator('.turn-line b').innerText()
  await page.getByRole('button', { name: 'Next figure' }).click()
  await page.waitForFunction((name) => document.querySelector('.turn-line b')?.textContent !== name, first)
  const second = await page.locator('.turn-line b').innerText()
  await page.keyboard.press('Enter')
  await page.locator('.question-prompt', { hasText: `Advice: ${second}` }).waitFor()
  const lines = await logLength(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => logLength(page)).toBeGreaterThan(lines)
  await page.close()
})

test('every number of a card shows where it comes from', async () => {
  const page = await site.open()
  await twoHere(page)
  await goToMove(page)
  await page.keyboard.press('n')
  await page.locator('.figure-card .stat').nth(1).click()
  const why = page.locator('.stat-why')
  await why.locator('.rule-id').first().waitFor()
  await why.locator('.sum tr').first().waitFor()
  await page.close()
})

test('a line of the log shows the table at that moment, and Enter returns to now', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await twoHere(page)
  await goToMove(page)
  const figure = await page.locator('.piece[data-may-act=true]').first().getAttribute('data-figure')
  const place = () => page.locator(`[data-figure="${figure}"]`).getAttribute('transform')
  const before = await place()
  await page.keyboard.press('n')
  await page.locator(`[data-figure="${figure}"]`).focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelector('.path-tooltip') !== null)
  const lines = await logLength(page)
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (count) => Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines']) > count,
    lines,
  )
  const prompt = await page.locator('.question-prompt').innerText()
  const after = await place()
  await page
    .locator('.log-text')
    .nth(lines - 1)
    .click()
  await page.locator('.question[data-kind=past]').waitFor()
  await page.waitForFunction(
    ([id, at]) => document.querySelector(`[data-figure="${id}"]`)?.getAttribute('transform') === at,
    [figure, before] as const,
  )
  await page.keyboard.press('Enter')
  await page.locator('.question[data-kind=move]').waitFor()
  await page.waitForFunction(
    ([id, at]) => document.querySelector(`[data-figure="${id}"]`)?.getAttribute('transform') === at,
    [figure, after] as const,
  )
  expect(await page.locator('.question-prompt').innerText()).toBe(prompt)
  expect(errors).toEqual([])
  await page.close()
})

test('the log is filtered and searched', async () => {
  const page = await site.open()
  await twoHere(page)
  const all = await page.locator('.log-line').count()
  await page.getByLabel('Which lines').selectOption({ label: 'Main events' })
  const main = await page.locator('.log-line').count()
  expect(main).toBeGreaterThan(0)
  expect(main).toBeLessThan(all)
  expect(await page.locator('.log-line:not(.major)').count()).toBe(0)
  await page.getByLabel('Which lines').selectOption({ label: 'Everything' })
  await page.getByRole('button', { name: 'Search the log' }).click()
  await page.getByRole('searchbox').fill('no such words')
  await page.getByText('Nothing of that kind has happened yet.').waitFor()
  await page.close()
})

test('dice of a real table are typed in by keys, or rolled by Muster', async () => {
  const page = await site.open()
  await setUpByHand(page)
  expect(await asked(page)).toBe('dice')
  const first = await page.locator('.question-prompt').innerText()
  await page.keyboard.press('2')
  await page.waitForFunction((was) => document.querySelector('.question-prompt')?.textContent !== was, first)
  // A mistyped face is asked for again.
  await page.keyboard.press('u')
  await page.waitForFunction((was) => document.querySelector('.question-prompt')?.textContent === was, first)
  await page.keyboard.press('5')
  const tray = page.locator('.rail .tray')
  await tray.getByRole('img', { name: '5' }).first().waitFor()
  while ((await asked(page)) !== 'dice') await page.locator('.question .btn.go').click()
  const purpose = await page.locator('.question-prompt').innerText()
  await page.getByRole('button', { name: 'Roll for me' }).click()
  await page.waitForFunction((was) => document.querySelector('.question-prompt')?.textContent !== was, purpose)
  await page.close()
})

test('the table can be read as a list, with distances, directions and what could be done', async () => {
  const page = await site.open()
  await twoHere(page)
  await goToMove(page)
  await page.keyboard.press('n')
  await page.keyboard.press('t')
  const list = page.getByRole('dialog', { name: 'The table as a list' })
  await list
    .getByText(/inches (ahead|behind|to the (left|right))/)
    .first()
    .waitFor()
  await list
    .getByText(/: hit \d+ %|cannot /)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.close()
})

test('sound is off at first, and settings are saved', async () => {
  const page = await site.open()
  await twoHere(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const off = page.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'off' })
  expect(await off.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'no animation' }).click()
  await page.getByRole('button', { name: 'not at all' }).click()
  await page.reload()
  await page.locator('.question').waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset['motion'])).toBe('still')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('button', { name: 'not at all' }).getAttribute('aria-pressed')).toBe('true')
  await page.close()
})
