import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, figures, logLength, middleOf, startSite, prompt, unfoldLog, type Site } from './page.ts'
import { setUpSmallBattle } from './set-up.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Ends the movement, or gives the default answer. */
async function go(page: Page): Promise<void> {
  const end = page.locator('.question [data-answer=done]')
  await ((await end.count()) > 0 ? end : page.locator('.question .btn.go')).click()
}

interface Way {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

/** From a figure to the nearest enemy. */
async function wayToEnemy(page: Page, figure: string): Promise<Way> {
  const from = await middleOf(page, figure)
  const side = await page.locator(`[data-figure="${figure}"]`).getAttribute('data-side')
  const enemies = await figures(page, `:not([data-side="${side}"])`)
  const places = await Promise.all(enemies.map((enemy) => middleOf(page, enemy)))
  const gap = (to: { x: number; y: number }) => Math.hypot(to.x - from.x, to.y - from.y)
  return { from, to: places.reduce((a, b) => (gap(a) <= gap(b) ? a : b)) }
}

async function drag(page: Page, { from, to }: Way): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const share of [0.2, 0.5, 0.8, 1])
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
  await page
    .locator('.path-tooltip')
    .waitFor({ timeout: 5000 })
    .catch(() => undefined)
  await page.mouse.up()
}

/** Touches the figure, then the place. */
async function click(page: Page, { from, to }: Way): Promise<void> {
  await page.mouse.click(from.x, from.y)
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page
    .locator('.path-tooltip')
    .waitFor({ timeout: 5000 })
    .catch(() => undefined)
  await page.mouse.click((from.x + to.x) / 2, (from.y + to.y) / 2)
}

/** A move that cannot be undone must be confirmed; one that can is made at once, and the button may be gone. */
async function confirmIfAsked(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Move here' })
  await page.waitForTimeout(80)
  if (await confirm.isVisible()) await confirm.click({ timeout: 1500 }).catch(() => undefined)
}

/** Where somebody stands in the way nobody is set down: the figure goes back. */
async function putDown(page: Page): Promise<void> {
  await page.waitForTimeout(200)
  if ((await page.locator('.piece.lifted').count()) > 0) await page.keyboard.press('Escape')
}

test('a whole battle is played by mouse, from the set-up to the result', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await setUpSmallBattle(page, { points: 45 })
  const seen = new Set<string>()
  let moved = 0
  for (let answers = 0; answers < 400; answers++) {
    const kind = await asked(page)
    seen.add(kind)
    if (kind === 'over') break
    const before = `${await logLength(page)} ${await prompt(page)}`
    const [figure] = kind === 'move' && moved < 3 ? await figures(page, '[data-may-act=true]') : []
    if (figure !== undefined) {
      const way = await wayToEnemy(page, figure)
      await (moved === 1 ? click(page, way) : drag(page, way))
      await confirmIfAsked(page)
      moved++
      await putDown(page)
    } else {
      await go(page)
      moved = 0
    }
    await page.waitForFunction(
      (was) =>
        `${Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines'])} ${document.querySelector('.question-prompt')?.textContent}` !==
          was || document.querySelector('.piece.lifted') === null,
      before,
    )
  }
  expect([...seen]).toEqual(expect.arrayContaining(['place', 'move', 'pair', 'over']))
  expect(await page.locator('.question').textContent()).toMatch(/wins\./)
  await unfoldLog(page)
  expect(await page.locator('.log-line:has(.side-a)', { hasText: 'moves' }).count()).toBeGreaterThan(4)
  expect(errors).toEqual([])
  await page.close()
})
