/** A battle is seen before it has been checked: nobody can answer until then, and a forgery is refused after all. */
import { recordText, type BattleRecord } from '@muster/engine'
import { battleFileText } from '@muster/session'
import { isMoving, sessionOf, until } from '@muster/session/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, errorsOf, figures, playHere, report, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** The worker's own script, which keeps its replies to itself until it is told to let them go. */
async function holdReplies(page: Page): Promise<() => Promise<void>> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    const hold = `;{ const post = self.postMessage.bind(self), held = [], ear = new BroadcastChannel('let-go'); let free = false;
      self.postMessage = (message) => (free || !('id' in message) ? post(message) : void held.push(message));
      ear.onmessage = () => { free = true; held.splice(0).forEach((message) => post(message)) } }`
    await route.fulfill({ body: script + hold, contentType: 'text/javascript' })
  })
  return () => page.evaluate(() => new BroadcastChannel('let-go').postMessage('go'))
}

function savedBattle() {
  const session = sessionOf()
  until(session, isMoving)
  return session.save()
}

const open = (page: Page, text: string) =>
  page
    .locator('.home input[type=file][accept*=gzip]')
    .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('the table of a file is shown while the battle is checked; then its question is asked', async () => {
  const page = await site.open()
  const errors = errorsOf(page)
  const letGo = await holdReplies(page)
  const save = savedBattle()
  await open(page, battleFileText(save))
  await page.getByText('Checking the battle').waitFor()
  expect((await figures(page, '')).toSorted()).toEqual(save.view?.figures.map(({ id }) => id).toSorted())
  expect(await page.locator('.question').getAttribute('data-kind')).toBe('waiting')
  expect(await page.locator('.question .answers').count()).toBe(0)
  expect(await figures(page, '.may-act')).toEqual([])
  await page.keyboard.press('Enter')
  await letGo()
  expect(await asked(page)).toBe('move')
  expect((await figures(page, '.may-act')).length).toBeGreaterThan(0)
  expect(errors).toEqual([])
  await page.close()
})

test('a battle that is left while it is checked does not come back', async () => {
  const page = await site.open()
  const letGo = await holdReplies(page)
  await open(page, battleFileText(savedBattle()))
  await page.getByText('Checking the battle').waitFor()
  await page.goto(`${site.address}?seed=7#/`)
  await page.locator('.play-now').waitFor()
  await letGo()
  await page.waitForTimeout(500)
  expect(await page.locator('.play-now').count()).toBe(1)
  expect(await page.locator('.battle-screen').count()).toBe(0)
  await page.close()
})

test('a browser that takes its time over locks opens a new battle all the same, and keeps it', async () => {
  const page = await site.open()
  // Longer than another tab is given to say that it has the battle.
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...args: unknown[]) => Promise<unknown>
    const late = async (...args: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 2500))
      return request(...args)
    }
    Object.assign(navigator.locks, { request: late })
  })
  await page.reload()
  await playHere(page)
  expect(await page.locator('.status-bar').count()).toBe(0)
  const log = await report(page)
  await page.reload()
  expect(await asked(page)).toBe('move')
  expect(await report(page)).toBe(log)
  await page.close()
})

/** An answer that nobody could give, in a file whose checksums are right. */
function forgery(): string {
  const save = savedBattle()
  const last = save.record.tape.findLastIndex((entry) => 'answer' in entry)
  const tape = save.record.tape.map((entry, at) => (at === last ? { ...entry, answer: { pick: ['nothing'] } } : entry))
  const record = { ...save.record, tape } as BattleRecord
  const { table } = JSON.parse(battleFileText(save)) as { table: object }
  return recordText(record, { seats: save.options.seats, table })
}

test('a forged file is refused on the first screen, even if its table was shown', async () => {
  const page = await site.open()
  const letGo = await holdReplies(page)
  await open(page, forgery())
  await page.getByText('Checking the battle').waitFor()
  await letGo()
  const notice = page.locator('.home .notice', { hasText: 'battle.json' })
  await notice.waitFor()
  expect(await notice.innerText()).toMatch(/does not follow the rules/)
  expect(new URL(page.url()).hash).toBe('#/')
  expect(await page.locator('.saved-battle').count()).toBe(0)
  await page.close()
})
