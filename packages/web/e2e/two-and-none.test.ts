import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, logLength, openHouse, type House } from './page.ts'
import { setUpByHand } from './set-up.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the computer plays both sides while one watches, until one says stop', async () => {
  const page = await house.open()
  await page.getByRole('button', { name: 'Watch the computer play' }).click()
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

test('dice rolled by hand are typed in, and the battle goes by them', async () => {
  const page = await house.open()
  await setUpByHand(page)
  expect(await asked(page)).toBe('dice')
  const purpose = await page.locator('.question-prompt').innerText()
  await page.locator('.answers').getByRole('button', { name: '6', exact: true }).click()
  await page.waitForFunction(
    (before) =>
      document.querySelector('.question-prompt')?.textContent !== before ||
      document.querySelector('.tray svg') !== null,
    purpose,
  )
  expect(await page.locator('.tray').getByRole('img').first().getAttribute('aria-label')).toBe('6')
  expect(await page.locator('.throw-purpose').first().innerText()).toBe(purpose)
  await page.close()
})

test('to concede one must say it twice', async () => {
  const page = await house.open()
  await page.getByRole('button', { name: 'Two at one screen' }).click()
  await asked(page)
  await page.getByRole('button', { name: /^Concede/ }).click()
  await page.getByText('This ends the battle. Are you sure?').waitFor()
  await page.getByRole('button', { name: /Put back/ }).click()
  expect(await asked(page)).not.toBe('over')
  await page.getByRole('button', { name: /^Concede/ }).click()
  await page.getByText('This ends the battle. Are you sure?').waitFor()
  await page.getByRole('button', { name: /^Concede/ }).click()
  expect(await asked(page)).toBe('over')
  await page.close()
})
