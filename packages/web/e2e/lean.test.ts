/** Leaning over the table: the same battle, played with the same hands. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookOver } from './axe.ts'
import { errorsOf, figures, logLength, middleOf, playHere, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A browser without a graphics card is slow, so the tilted table must be kept all the same. */
const keepTilted = (page: Page) => page.evaluate(() => localStorage.setItem('muster-settings', '{"lean":"keep"}'))

const canvas = (page: Page) => page.locator('.lean-canvas[data-frames]')

async function leanOver(page: Page): Promise<void> {
  await keepTilted(page)
  await playHere(page)
  await page.getByRole('button', { name: 'Lean' }).click()
  await canvas(page).waitFor({ state: 'attached' })
}

const counts = (page: Page) =>
  canvas(page).evaluate((element) => {
    const { drawCalls, made, frames } = (element as HTMLElement).dataset
    return { drawCalls: Number(drawCalls), made: Number(made), frames: Number(frames) }
  })

test('a figure is moved by its card, the keys go round the table, and one stands up again', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await leanOver(page)
  expect(await page.locator('.layer.terrain').count()).toBe(0)
  const [figure = ''] = await figures(page, '[data-may-act=true]')
  const before = await logLength(page)
  const from = await middleOf(page, figure)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const far of [10, 25, 40]) await page.mouse.move(from.x + far, from.y - far / 2)
  await page.locator('.path-tooltip').waitFor()
  await page.mouse.up()
  await page.keyboard.press('Enter')
  await expect.poll(() => logLength(page)).toBeGreaterThan(before)

  await page.waitForTimeout(1500)
  const [place, made] = [await middleOf(page, figure), await counts(page)]
  await page.keyboard.press('q')
  await expect.poll(async () => Math.abs((await middleOf(page, figure)).x - place.x)).toBeGreaterThan(5)
  expect((await counts(page)).frames).toBeGreaterThan(made.frames)
  expect(await counts(page)).toMatchObject({ made: made.made })
  expect(made.drawCalls).toBeLessThan(150)
  const resting = await counts(page)
  await page.waitForTimeout(500)
  expect(await counts(page), 'no frame is drawn while nothing changes').toEqual(resting)

  await page.keyboard.press('n')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('may act')
  expect((await lookOver(page)).errors).toEqual([])
  await page.keyboard.press('v')
  await page.locator('.layer.terrain').waitFor()
  expect(errors).toEqual([])
  await page.close()
})

test('without WebGL the table stays seen from above, and a sentence says why', async () => {
  const page = await site.open()
  await page.evaluate(() => {
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: never[]) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more)
    } as typeof getContext
  })
  await playHere(page)
  await page.keyboard.press('v')
  await page.getByRole('alert').filter({ hasText: 'no WebGL' }).waitFor()
  expect(await page.locator('.layer.terrain').count()).toBe(1)
  await page.close()
})

test('a lost picture brings back the view from above', async () => {
  const page = await site.open()
  await leanOver(page)
  await page.locator('.lean-canvas').evaluate((element) => {
    const context = (element as HTMLCanvasElement).getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await page.getByRole('alert').filter({ hasText: 'were lost' }).waitFor()
  await page.locator('.layer.terrain').waitFor()
  await page.close()
})
