/** The server's content security policy: the page never needs what it forbids, and what it forbids does not happen. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, goToMove, startSite, type Site } from './page.ts'
import { throughEveryScreen } from './walk.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
// Closing fails if any page violated the policy.
afterAll(() => site.close())

test('no screen asks for anything the policy forbids', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  const screens: string[] = []
  await throughEveryScreen(page, site.address, async (_, screen) => void screens.push(screen))
  expect(screens.length).toBeGreaterThan(6)
  expect(errors).toEqual([])
  await page.close()
})

test.each(['Heroes & Wizards', 'd6s with Dragons', 'Simple Fantasy Skirmish'])(
  'a battle of %s is begun, played, saved and looked at within the policy',
  async (game) => {
    const page = await site.open()
    const errors = errorsOf(page)
    await page.locator('.game-card').filter({ hasText: game }).click()
    await page.getByRole('button', { name: 'ready-made', exact: true }).click()
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await goToMove(page)
    await page.keyboard.press('n')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await asked(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = await (await saving).path()
    await page.goto(`${site.address}?seed=7#/`)
    await page.locator('.saved-battle img').waitFor()
    await page.locator('.home input[type=file][accept*=gzip]').setInputFiles(file)
    await asked(page)
    expect(errors).toEqual([])
    await page.close()
  },
)

/** A context of its own, whose violations are expected. */
async function openApart(): Promise<Page> {
  const context = await (await site.open()).context().browser()?.newContext()
  if (!context) throw new Error('there is no browser')
  return context.newPage()
}

test('an injected script does not run', async () => {
  const page = await openApart()
  await page.goto(site.address)
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/gone" onerror="document.title = \'taken over\'">')
    await new Promise((resolve) => setTimeout(resolve, 300))
    return document.title
  })
  expect(ran).toBe('Muster')
  await page.context().close()
})

test('no other page can show this one in a frame', async () => {
  const page = await openApart()
  await page.goto('data:text/html,<iframe></iframe>')
  await page.locator('iframe').evaluate((frame, address) => frame.setAttribute('src', address), site.address)
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error/)
  await page.context().close()
})
