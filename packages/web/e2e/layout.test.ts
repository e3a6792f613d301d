import { afterAll, beforeAll, expect, test } from 'vitest'
import { goToMove, playReady, READY, type Site, startSite } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('at double size the table keeps all of the height, and the question is in view', async () => {
  const page = await site.open({ viewport: { width: 720, height: 450 } }, undefined, READY)
  await playReady(page)
  await goToMove(page)
  const board = await page.locator('.board').boundingBox()
  const question = await page.locator('.question').boundingBox()
  expect(board?.height).toBeGreaterThan(400)
  expect(board?.width).toBeGreaterThan(330)
  expect((question?.y ?? 0) + (question?.height ?? 999)).toBeLessThanOrEqual(450)
  expect(question?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(450)
  await page.close()
})

test('at 1024 px the card of a figure shows all its numbers', async () => {
  const page = await site.open({ viewport: { width: 1024, height: 768 } }, undefined, READY)
  await playReady(page)
  await goToMove(page)
  await page.keyboard.press('n')
  const card = page.locator('.figure-card')
  await card.locator('.stat').first().waitFor()
  const bottom = await card.evaluate((element) => element.getBoundingClientRect().bottom)
  const stats = await card.locator('.stat').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(Math.max(...stats)).toBeLessThanOrEqual(bottom)
  await page.close()
})
