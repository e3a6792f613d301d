/** A browser that keeps nothing, has no room, or has kept what nobody can play any more. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { asked, endMovement, playHere, READY, report, type Site, startSite } from './page.ts'

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
  await endMovement(page)
  await asked(page)
  await page.goto(`${site.address}?seed=7#/`)
  await page.locator('.home input[type=file][accept*=gzip]').setInputFiles(file)
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
  await endMovement(page)
  await asked(page)
  const log = await report(page)
  expect(gunzipSync(readFileSync(await saveFromNotice(page))).toString()).toMatch(/^\s*\{/)
  await giveRoom(page)
  // The browser may remember the old quota for some time: the battle is stored with the first answer after that.
  await expect
    .poll(
      async () => {
        await page.locator('.question .btn.go').click()
        await asked(page)
        return notice.count()
      },
      { timeout: 40_000, interval: 500 },
    )
    .toBe(0)
  const stored = await report(page)
  expect(stored.startsWith(log)).toBe(true)
  await page.reload()
  await asked(page)
  expect(await report(page)).toBe(stored)
  await context.close()
})

/** As if the rules had changed since the battle was stored. */
const age = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('muster'))
    const write = database.transaction(['starts', 'rows'], 'readwrite')
    const [starts, rows] = [write.objectStore('starts'), write.objectStore('rows')]
    for (const key of await done(starts.getAllKeys())) {
      const start = (await done(starts.get(key))) as object
      await done(starts.put({ ...start, version: 'long ago' }, key))
    }
    for (const key of await done(rows.getAllKeys())) {
      const row = (await done(rows.get(key))) as { marks: { new: { hash: string }[] } }
      const old = row.marks.new.map((mark) => ({ ...mark, hash: `old-${mark.hash}` }))
      await done(rows.put({ ...row, marks: { ...row.marks, new: old } }, key))
    }
    database.close()
  })

test('a saved battle that no longer fits the rules is shown as it stood, with its whole log, and can be saved', async () => {
  const page = await site.open({}, undefined, READY)
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

/** As if an older page had stored a battle: whole, in its own stores, at version 1 of the database. */
const storeInOldForm = (page: Page, record: unknown) =>
  page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster', 1)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('battles')
          opening.result.createObjectStore('spines')
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const write = opening.result.transaction(['battles', 'spines'], 'readwrite')
          write.objectStore('battles').put({ save: { record: kept, options: {} } }, 'old')
          write
            .objectStore('spines')
            .put({ id: 'old', title: 'Old foes', line: 'A game.', touched: 1, over: false }, 'old')
          write.oncomplete = () => (opening.result.close(), resolve())
        }
      }),
    record,
  )

test('a battle in the form of an older page is refused in plain words, saved as a file, deleted and put back', async () => {
  const page = await site.open()
  // A page that opens no database, to be the older one.
  await page.goto(`${site.address}favicon.svg`)
  await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('muster').onsuccess = resolve)))
  const record = { muster: 'record', format: 2, tape: [] }
  await storeInOldForm(page, record)
  await page.goto(`${site.address}?seed=7#/`)
  const card = page.locator('.saved-battle', { hasText: 'Old foes' })
  await card.waitFor()
  expect(await card.innerText()).toContain('Stored by an older version of Muster')
  expect(await card.getByRole('link').count()).toBe(0)
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Save as a file' }).click()
  expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toEqual(record)
  await page.goto(`${site.address}?seed=7#/battle/old`)
  await page.locator('.home .notice', { hasText: 'an older version of Muster' }).waitFor()
  await page.goto(`${site.address}?seed=7#/`)
  await card.getByRole('button', { name: /^Delete/ }).click()
  await card.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Put it back' }).click()
  await card.waitFor()
  await page.close()
})

test('a battle deleted in another tab while it is played is kept anew with the next answer', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  const other = await page.context().newPage()
  await other.goto(`${site.address}?seed=7#/`)
  await other.getByRole('button', { name: /^Delete/ }).click()
  await other.locator('.saved-battle').waitFor({ state: 'detached' })
  await page.bringToFront()
  await endMovement(page)
  await asked(page)
  const log = await report(page)
  await other.reload()
  await other.locator('.saved-battle').waitFor()
  await page.reload()
  await asked(page)
  expect(await report(page)).toBe(log)
  await page.context().close()
})
