import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, logLength, playReady, READY, type Site, startSite } from './page.ts'
import { setUpByHand } from './set-up.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('the computer plays both sides until a person stops it', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page, 'Watch the computer play')
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines']) > 4)
  const lines = await logLength(page)
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines']) > before + 2,
    lines,
  )
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.waitForTimeout(1500)
  const stopped = await logLength(page)
  await page.waitForTimeout(1500)
  expect(await logLength(page)).toBe(stopped)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines']) > before,
    stopped,
  )
  await page.close()
})

test('dice rolled by hand are typed in and used', async () => {
  const page = await site.open()
  await setUpByHand(page)
  expect(await asked(page)).toBe('dice')
  const purpose = await page.locator('.question-prompt').innerText()
  await page.locator('.answers').getByRole('button', { name: /^6/ }).click()
  await page.waitForFunction(
    (before) =>
      document.querySelector('.question-prompt')?.textContent !== before ||
      document.querySelector('.tray svg') !== null,
    purpose,
  )
  expect(await page.locator('.tray').getByRole('img').first().getAttribute('aria-label')).toBe('6')
  const told = await page.locator('.throw-purpose').first().innerText()
  expect(purpose).toMatch(new RegExp(`^${told}`))
  await page.close()
})

test('conceding is in the menu and must be confirmed', async () => {
  const page = await site.open({}, undefined, READY)
  await playReady(page)
  await asked(page)
  const concede = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: /^Concede/ }).click()
    await page.getByText('This ends the battle. Are you sure?').waitFor()
  }
  await concede()
  await page.getByRole('button', { name: /Go back/ }).click()
  expect(await asked(page)).not.toBe('over')
  await concede()
  await page.getByRole('button', { name: /^Concede/ }).click()
  expect(await asked(page)).toBe('over')
  await page.close()
})
