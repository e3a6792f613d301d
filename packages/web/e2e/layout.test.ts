import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, goToMove, playReady, READY, type Site, startSite } from './page.ts'

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

test('on a phone a list of answers leaves the rest of the sheet in view, and tools cover nobody', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto(`${site.address}?seed=7#/ready/d6s-with-dragons/the-dragon`)
  await page.getByRole('button', { name: 'Two at one screen' }).tap()
  await asked(page)
  await page.locator('.question .btn.more').tap()
  await page.locator('.option-list').waitFor()
  for (const part of ['.option-list', '.btn.go', '.undo.help']) {
    const box = await page.locator(`.question ${part}`).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 999), part).toBeLessThanOrEqual(844)
  }
  await page.locator('.question .btn.more').tap()
  await page.locator('.quick-tools').getByText('All', { exact: true }).tap()
  await page.locator('.quick-tools').getByText('Near', { exact: true }).waitFor()
  const tools = await page.locator('.quick-tools').boundingBox()
  const feet = await page
    .locator('.piece .base')
    .evaluateAll((bases) => bases.map((base) => base.getBoundingClientRect().bottom))
  expect(feet.length).toBeGreaterThan(10)
  expect(Math.max(...feet)).toBeLessThanOrEqual(tools?.y ?? 0)
  await page.close()
})

test.each([
  [1440, 900],
  [1024, 768],
] as const)('at %i × %i the tray of figures to be placed does not lie over the table', async (width, height) => {
  const page = await site.open({ viewport: { width, height } }, undefined, '#/set-up/d6s-with-dragons')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  while ((await asked(page)) !== 'place') await page.locator('.question .btn.go').click()
  const tray = await page.locator('.piece-tray').boundingBox()
  const board = await page.locator('.board').boundingBox()
  expect(tray?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
  await page.locator('.tray-piece').last().click()
  await page.close()
})
