/** A browser that keeps nothing, has no room, or has kept what nobody can play any more. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { asked, startSite, playHere, report, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A browser that forbids pages to store anything: no database, no local storage, no locks. */
async function openForbidding(): Promise<{ readonly page: Page; close(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'muster-forbidding-'))
  mkdirSync(join(profile, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  const browser = await chromium.launchPersistentContext(profile, { ...launchOptions(), reducedMotion: 'reduce' })
  const page = await browser.newPage()
  await page.goto(`${site.address}?seed=7`)
  return {
    page,
    close: async () => {
      await browser.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

test('a browser that stores nothing gets a notice; the battle can be played and saved with one click', async () => {
  const { page, close } = await openForbidding()
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied')
  await page.locator('.notice', { hasText: 'You can still play' }).waitFor()
  await playHere(page)
  expect(await page.locator('.status-bar').count()).toBe(0)
  await page.locator('.notice', { hasText: 'does not let Muster save anything' }).waitFor()
  const log = await report(page)
  const file = await saveFromNotice(page)
  await page.locator('.question .btn.go').click()
  await asked(page)
  await page.goto(`${site.address}?seed=7#/`)
  await page.locator('input[type=file]').setInputFiles(file)
  await asked(page)
  expect(await report(page)).toBe(log)
  await close()
})

/** Clicks the notice, and returns the path of the file. */
async function saveFromNotice(page: Page): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.locator('.notice').getByRole('button', { name: 'Save the battle as a file' }).click()
  return (await saving).path()
}

/** Limits the storage of this page, or lifts the limit. */
async function giveRoom(page: Page, bytes?: number): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const { origin } = new URL(site.address)
  await tools.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes !== undefined && { quotaSize: bytes }) })
}

test('a browser without room shows a notice, lets the battle go on, saves it to a file, and stores it again when there is room', async () => {
  // Browsers cache the quota for half a minute, so this one starts without room.
  const context = await (await site.open()).context().browser()?.newContext({ reducedMotion: 'reduce' })
  if (!context) throw new Error('there is no browser')
  const page = await context.newPage()
  await giveRoom(page, 1)
  await page.goto(`${site.address}?seed=7`)
  await playHere(page)
  const notice = page.locator('.notice', { hasText: 'no room left' })
  await notice.waitFor()
  await page.locator('.question .btn.go').click()
  await asked(page)
  const log = await report(page)
  expect(gunzipSync(readFileSync(await saveFromNotice(page))).toString()).toMatch(/^\s*\{/)
  await giveRoom(page)
  await page.locator('.question .btn.go').click()
  await notice.waitFor({ state: 'detached' })
  await page.reload()
  await asked(page)
  expect((await report(page)).startsWith(log)).toBe(true)
  await context.close()
})

/** As if the rules had changed and an older page had stored the battle uncompressed. */
const age = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('muster'))
    const stored = await done(database.transaction('battles').objectStore('battles').getAll())
    for (const { packed, ...spine } of stored) {
      const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
      const kept = (await new Response(stream).json()) as { record: { version: string; marks: { hash: string }[] } }
      kept.record.version = 'long ago'
      for (const mark of kept.record.marks) mark.hash = `old-${mark.hash}`
      await done(
        database
          .transaction('battles', 'readwrite')
          .objectStore('battles')
          .put({ ...spine, kept }, spine.id),
      )
    }
  })

test('a saved battle that no longer fits the rules is shown as it stood, with its whole log, and can be saved', async () => {
  const page = await site.open()
  await playHere(page)
  const [log, figures] = [await report(page), await page.locator('.piece').count()]
  const address = page.url()
  await page.goto(`${site.address}?seed=7#/`)
  await age(page)
  await page.goto(address)
  const bar = page.locator('.status-bar')
  await bar.waitFor()
  expect(await bar.innerText()).toMatch(/rules have changed since this battle was played/)
  expect(await report(page)).toBe(log)
  expect(await page.locator('.piece').count()).toBe(figures)
  expect(await page.locator('.question').getAttribute('data-kind')).toBe('waiting')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the battle as a file' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.json\.gz$/)
  await page.close()
})
