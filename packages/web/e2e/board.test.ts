/** What hands do on the board: corners in a way, danger told beforehand, the ruler, the table turned. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorsOf, figures, goToMove, middleOf, startSite, type Site } from './page.ts'
import { setUpSmallBattle } from './set-up.ts'

let site: Site
let page: Page
let errors: string[]
beforeAll(async () => {
  site = await startSite()
  page = await site.open()
  errors = errorsOf(page)
  await setUpSmallBattle(page, { both: 'person' })
  await goToMove(page)
})
afterAll(() => site.close())

async function mover(): Promise<string> {
  const [first] = await figures(page, '[data-may-act="true"]')
  if (first === undefined) throw new Error('nobody may move')
  return first
}

const enemyOf = async (figure: string): Promise<string> => {
  const side = await page.locator(`[data-figure="${figure}"]`).getAttribute('data-side')
  const [enemy] = await figures(page, `:not([data-side="${side}"])`)
  if (enemy === undefined) throw new Error('there is no enemy')
  return enemy
}

/** Moves the pressed mouse in a few steps, so that the page sees a drag. */
async function carry(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const share of [0.3, 0.6, 1])
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
}

test('Space adds a corner to the path of a lifted figure, and Escape puts the figure back', async () => {
  const figure = await mover()
  const from = await middleOf(page, figure)
  const foe = await middleOf(page, await enemyOf(figure))
  const ahead = Math.sign(foe.y - from.y)
  await carry(from, { x: from.x, y: from.y + 30 * ahead })
  await page.locator('.path-tooltip').waitFor()
  await page.keyboard.press(' ')
  await page.locator('.path-tooltip .corners').waitFor()
  await page.mouse.move(from.x + 25, from.y + 40 * ahead)
  expect(await page.locator('.path-tooltip .corners').textContent()).toBe('1 corner')
  await page.keyboard.press('Escape')
  await page.locator('.path-tooltip').waitFor({ state: 'detached' })
  expect((await middleOf(page, figure)).y).toBeCloseTo(from.y, 0)
  await page.mouse.up()
  expect((await middleOf(page, figure)).y).toBeCloseTo(from.y, 0)
})

test('the ruler shows the distance between two rims and whether they see each other', async () => {
  const figure = await mover()
  await page.keyboard.press('m')
  await carry(await middleOf(page, figure), await middleOf(page, await enemyOf(figure)))
  await page.waitForFunction(() => /sight|past|hidden/.test(document.querySelector('g.measure')?.textContent ?? ''))
  expect(await page.locator('g.measure').textContent()).toMatch(/^[\d.]+″, /)
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await page.locator('g.measure').waitFor({ state: 'detached' })
})

test('a turned table shows all figures from the other side and can be played on', async () => {
  const figure = await mover()
  const board = await page.locator('.board').boundingBox()
  const before = await middleOf(page, figure)
  await page.keyboard.press('o')
  await page.waitForFunction(
    ({ id, y }) => {
      const now = document.querySelector(`[data-figure="${id}"] .base`)?.getBoundingClientRect()
      return now !== undefined && Math.abs(now.y + now.height / 2 - y) > 20
    },
    { id: figure, y: before.y },
  )
  const turned = await middleOf(page, figure)
  expect(turned.x + before.x).toBeCloseTo(2 * ((board?.x ?? 0) + (board?.width ?? 0) / 2), -1)
  const foe = await middleOf(page, await enemyOf(figure))
  await carry(turned, { x: turned.x, y: turned.y + 30 * Math.sign(foe.y - turned.y) })
  await page.locator('.path-tooltip').waitFor()
  await page.mouse.up()
  await page.locator('.path-tooltip').waitFor({ state: 'detached' })
  expect((await middleOf(page, figure)).y).not.toBeCloseTo(turned.y, 0)
  expect(errors).toEqual([])
})
