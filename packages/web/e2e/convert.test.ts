/** A creature is converted in the page: pasted, adjusted, priced, kept, saved and taken into battle. And The dragon. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookOver } from './axe.ts'
import { asked, errorsOf, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const EMBERBACK = readFileSync(new URL('../../cli/examples/emberback.txt', import.meta.url), 'utf8')

const paste = (page: Page, text: string) => page.getByRole('textbox', { name: 'Paste a creature' }).fill(text)
const working = (page: Page) => page.locator('.working').innerText()

/** At every width, with nothing cut off at the side. */
async function looksRight(page: Page): Promise<void> {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await lookOver(page)).errors, `at ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Starts the estimate, stops it at once, and lets a short one come to its end. */
async function estimate(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Estimate the price by battles' })
  await start.click()
  await page.getByText('0 of 40 battles played').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await page.getByLabel('Battles to play').fill('1')
  await start.click()
  await page.getByText(/^1 battle played: \d+ points?\. 95 of 100/).waitFor()
}

test('a creature is pasted, adjusted, priced, kept over a reload, saved as a file, and taken into battle', async () => {
  const page = await site.open({ colorScheme: 'dark' })
  const errors = errorsOf(page)
  await page.getByRole('link', { name: 'Convert a creature of the fifth edition' }).click()
  await paste(page, 'no creature')
  expect(await page.getByRole('alert').innerText()).toContain('there should be a line with size and type')
  await paste(page, '{"name": "Broken", "ability_scores": {"strength": "many"}}')
  expect(await page.getByRole('alert').innerText()).toMatch(/^At [\w.]+: This is missing/)
  await paste(page, EMBERBACK)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('Health', { exact: true }).fill('4')
  await page.getByLabel('Damage of Tail').fill('2')
  expect(await working(page)).toContain('120 hit points, Health 4')
  expect(await working(page)).toContain('average 9, Damage 2')
  await estimate(page)
  await page.getByLabel('Price in points').press('ControlOrMeta+a')
  await page.keyboard.type('130')
  expect(await page.getByRole('article', { name: 'Emberback' }).innerText()).toContain('130 points')
  await page.getByRole('button', { name: 'Keep it here' }).click()
  await page.getByText('It is kept in this browser.').waitFor()
  await looksRight(page)
  await page.reload()
  await page.getByRole('button', { name: 'Emberback', exact: true }).click()
  expect(await working(page)).toContain('120 hit points, Health 4')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    muster: 'army',
    game: 'd6s-with-dragons',
    army: { name: 'Emberback', entries: [{ count: 1, creature: { health: 4, points: 130 } }] },
  })
  await page.getByRole('button', { name: 'Take it into battle' }).click()
  expect(await page.getByRole('group', { name: 'First army' }).innerText()).toContain('130 points')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await asked(page)
  expect(await page.locator('.order').innerText()).toContain('Emberback')
  expect(errors).toEqual([])
  await page.close()
})

test('a creature of the bestiary is found by kind or name, and several of it are taken into battle, in both games', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  for (const game of ['d6s-with-dragons', '5e-d6']) {
    await page.goto(`${site.address}?seed=3#/convert/${game}`)
    const bestiary = page.getByRole('region', { name: 'Bestiary' })
    await bestiary.getByText('Dragons').click()
    await bestiary.getByRole('button', { name: /^Adult Red Dragon/ }).click()
    const card = page.getByRole('article', { name: 'Adult Red Dragon' })
    expect(await card.innerText()).toContain('272 points')
    expect(await page.locator('.working').count()).toBe(0)
    await looksRight(page)
    await page.getByLabel('Find a creature').fill('no such')
    expect(await bestiary.getByRole('status').innerText()).toBe('No creature has that name.')
    await page.getByLabel('Find a creature').fill('wolf')
    await bestiary.getByRole('button', { name: /^Wolf/ }).click()
    await page.getByLabel('How many').fill('3')
    await page.getByRole('button', { name: 'Take it into battle' }).click()
    expect(await page.getByRole('group', { name: 'First army' }).innerText()).toContain('12 points')
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await asked(page)
  }
  expect(errors).toEqual([])
  await page.close()
})

test('on a phone the card of a creature is shown as soon as it is pasted or chosen', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } })
  await page.goto(`${site.address}#/convert/d6s-with-dragons`)
  await paste(page, EMBERBACK)
  const top = () => page.locator('.convert-card').evaluate((card) => card.getBoundingClientRect().top)
  expect(await top()).toBeLessThan(844)
  await page.getByLabel('Find a creature').fill('wolf')
  await page.getByRole('button', { name: /^Wolf/ }).click()
  await page.getByRole('article', { name: 'Wolf' }).waitFor()
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(100)
  await page.close()
})

test('The dragon is opened from the first screen, and its battle begins', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  await page.goto(`${site.address}#/ready/d6s-with-dragons/the-wyrm`)
  expect(await page.getByRole('alert').innerText()).toContain('There is no ready battle "the-wyrm"')
  await page.goto(`${site.address}?seed=7#/`)
  await page.getByRole('link', { name: 'The dragon' }).click()
  await page.locator('.home.story').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('A dragon is waiting.')
  await looksRight(page)
  await page.getByRole('button', { name: 'Play now' }).click()
  await asked(page)
  expect(await page.locator('.order').innerText()).toContain('The Dragon')
  expect(errors).toEqual([])
  await page.close()
})
