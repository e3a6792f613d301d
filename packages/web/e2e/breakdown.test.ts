/** The rules break down: the person sees what happened, loses nothing, and goes on or saves the battle. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, endMovement, goToMove, playReady, prompt, report, type Site, startSite } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const GOES = {
  /** The rules throw: the worker goes on and reports it. */
  throws: `post({ id: data.id, error: { message: 'a rule tripped', userFacing: false } })`,
  /** The worker itself fails. */
  dies: `setTimeout(() => { throw new Error('a rule tripped') })`,
}

/** The worker's own script with one fault: the answer after \`break\` fails. */
async function withFault(page: Page, how: keyof typeof GOES): Promise<void> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    const fault = `;{ const take = self.onmessage, post = self.postMessage.bind(self), ear = new BroadcastChannel('fault');
      let broken = false; ear.onmessage = () => { broken = true; ear.postMessage('broken') };
      self.onmessage = (event) => { const { data } = event;
        if (broken && data.name === 'answer') { broken = false; ${GOES[how]} } else take(event) } }`
    await route.fulfill({ body: script + fault, contentType: 'text/javascript' })
  })
}

const breakIt = (page: Page) =>
  page.evaluate(async () => {
    const channel = new BroadcastChannel('fault')
    const heard = new Promise((resolve) => (channel.onmessage = resolve))
    channel.postMessage('break')
    await heard
  })

const bar = (page: Page) => page.locator('.status-bar')

/** Plays up to a move, then gives an answer that fails. */
async function breakDown(page: Page, how: keyof typeof GOES): Promise<{ log: string; question: string }> {
  await withFault(page, how)
  await playReady(page)
  await goToMove(page)
  const before = { log: await report(page), question: await prompt(page) }
  await breakIt(page)
  await endMovement(page)
  await bar(page).waitFor()
  expect(await bar(page).innerText()).toMatch(/Something went wrong in the rules.*a rule tripped.*Nothing is lost/s)
  return before
}

test.each(Object.keys(GOES) as (keyof typeof GOES)[])(
  'when the worker %s, the battle goes on from the last answer',
  async (how) => {
    const page = await site.open()
    const before = await breakDown(page, how)
    await page.getByRole('button', { name: 'Go on from the last answer' }).click()
    await bar(page).waitFor({ state: 'detached' })
    expect({ log: await report(page), question: await prompt(page) }).toEqual(before)
    await endMovement(page)
    await expect.poll(() => prompt(page)).not.toBe(before.question)
    await page.close()
  },
)

test('after a breakdown the battle can be saved to a file', async () => {
  const page = await site.open()
  const before = await breakDown(page, 'dies')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the battle as a file' }).click(),
  ])
  const other = await site.open()
  await other.locator('.home input[type=file][accept*=gzip]').setInputFiles({
    name: 'battle.json',
    mimeType: 'application/json',
    buffer: readFileSync(await download.path()),
  })
  await asked(other)
  expect(await report(other)).toBe(before.log)
  await other.close()
  await page.close()
})

test('if the last answer caused the breakdown, the user can go back to before it', async () => {
  const page = await site.open()
  const before = await breakDown(page, 'throws')
  await page.getByRole('button', { name: 'Go on from one answer earlier' }).click()
  await bar(page).waitFor({ state: 'detached' })
  const log = await report(page)
  expect(before.log.startsWith(log)).toBe(true)
  expect(log.length).toBeLessThan(before.log.length)
  expect(await asked(page)).not.toBe('over')
  await page.close()
})
