/** A whole battle at phone size, by the finger alone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, logLength, startSite, prompt, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

async function setUpByTouch(page: Page): Promise<void> {
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).tap()
  await page.getByLabel('Points').fill('45')
  for (const army of ['First army', 'Second army'])
    await page.getByRole('combobox', { name: army }).selectOption({ label: 'An army by chance' })
  await page.locator('[data-scenario="pitched-battle"]').tap()
  await page.getByRole('button', { name: 'quick', exact: true }).tap()
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await page.locator('.question').waitFor()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('group', { name: 'The computer’s moves' }).getByRole('button', { name: 'at once' }).tap()
  await page.getByRole('button', { name: 'Close' }).tap()
}

interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * A figure that may act, is on the screen and is not covered; and a place an inch or two from it, towards the enemy.
 */
const reachable = (page: Page): Promise<{ readonly from: Spot; readonly to: Spot } | undefined> =>
  page.evaluate(() => {
    const middle = (element: Element): { x: number; y: number } => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const isBare = ({ x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y)?.closest('.board') instanceof Element
    for (const piece of document.querySelectorAll('.piece[data-may-act=true]')) {
      const from = middle(piece.querySelector('.base') ?? piece)
      for (const [dx, dy] of [
        [0, 46],
        [0, -46],
        [46, 0],
        [-46, 0],
      ] as const) {
        const to = { x: from.x + dx, y: from.y + dy }
        if (isBare(from) && isBare(to) && !document.elementFromPoint(to.x, to.y)?.closest('.piece')) return { from, to }
      }
    }
    return undefined
  })

/** Taps the figure, then the place, then the button that confirms. */
async function move(page: Page): Promise<boolean> {
  const way = await reachable(page)
  if (!way) return false
  await page.touchscreen.tap(way.from.x, way.from.y)
  await page.touchscreen.tap(way.to.x, way.to.y)
  const here = page.getByRole('button', { name: 'Move here' })
  const isOffered = await here.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  )
  // A tap close to an enemy means the enemy, and the move is given up.
  return (
    isOffered &&
    here.tap({ timeout: 4000 }).then(
      () => true,
      () => false,
    )
  )
}

const standing = async (page: Page) => `${await logLength(page)} ${await prompt(page)}`

test('a whole battle is played by touch on a phone, from the set-up to the result', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const errors = errorsOf(page)
  await setUpByTouch(page)
  const seen = new Set<string>()
  let [moved, moves] = [0, 0]
  for (let answers = 0; answers < 400; answers++) {
    const kind = await asked(page)
    seen.add(kind)
    if (kind === 'over') break
    const before = await standing(page)
    if (kind === 'move' && moved < 2 && (await move(page))) {
      moved++
      moves++
    } else {
      moved = 0
      await page.locator('.question .btn.go').tap()
    }
    await expect.poll(() => standing(page)).not.toBe(before)
  }
  expect([...seen]).toEqual(expect.arrayContaining(['place', 'move', 'over']))
  expect(await page.locator('.question').innerText()).toMatch(/wins\./)
  expect(moves).toBeGreaterThan(3)
  expect(errors).toEqual([])
  await page.close()
})
