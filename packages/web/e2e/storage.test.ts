/** A browser that keeps nothing, has no room, or has kept what nobody can play any more. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, goToMove, openHouse, report, type House } from './page.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const playHere = async (page: Page) => {
  await page.getByRole('button', { name: 'Two at one screen' }).click()
  await goToMove(page)
}

test('a browser that keeps nothing is said to, and the battle goes on', async () => {
  const page = await house.open()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('no', 'SecurityError')
        },
      },
    })
  })
  await page.reload()
  await playHere(page)
  await page.locator('.notice', { hasText: 'does not let Muster keep anything' }).waitFor()
  await page.locator('.question .btn.go').click()
  await asked(page)
  await page.close()
})

/** Every write comes to nothing for want of room, as the browser itself tells it, until there is room again. */
const fill = () => {
  const { put } = IDBObjectStore.prototype
  const house = globalThis as unknown as { full: boolean }
  house.full = false
  IDBObjectStore.prototype.put = function (value, key) {
    const { transaction } = this
    if (house.full) {
      Object.defineProperty(transaction, 'error', { configurable: true, value: new DOMException('no room', 'QuotaExceededError') })
      const request = put.call(this, value, key)
      if (this.name === 'spines') transaction.abort()
      return request
    }
    return put.call(this, value, key)
  }
}
const setFull = (page: Page, full: boolean) =>
  page.evaluate((is) => void ((globalThis as unknown as { full: boolean }).full = is), full)

test('a browser without room says so, the battle goes on, and is kept again when there is room', async () => {
  const page = await house.open()
  await page.addInitScript(fill)
  await page.reload()
  await playHere(page)
  await setFull(page, true)
  const notice = page.locator('.notice', { hasText: 'no room left' })
  await page.locator('.question .btn.go').click()
  await notice.waitFor()
  await asked(page)
  const log = await report(page)
  await setFull(page, false)
  await page.locator('.question .btn.go').click()
  await notice.waitFor({ state: 'detached' })
  await page.reload()
  await asked(page)
  expect((await report(page)).startsWith(log)).toBe(true)
  await page.close()
})

/** As if the rules had changed since: the fingerprints of the kept battle are others than today's. */
const age = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster')
        opening.onsuccess = () => {
          const write = opening.result.transaction('battles', 'readwrite')
          const cursor = write.objectStore('battles').openCursor()
          cursor.onsuccess = () => {
            const { result } = cursor
            if (!result) return
            const { record } = result.value.kept
            record.version = 'long ago'
            for (const mark of record.marks) mark.hash = `old-${mark.hash}`
            result.update(result.value)
          }
          write.oncomplete = () => resolve()
          write.onerror = () => reject(write.error)
        }
      }),
  )

test('a kept battle that the rules follow no more is shown as it stood, told to its end, and can be saved', async () => {
  const page = await house.open()
  await playHere(page)
  const [log, figures] = [await report(page), await page.locator('.piece').count()]
  const address = page.url()
  await page.goto(`${house.address}?seed=7#/`)
  await age(page)
  await page.goto(address)
  const bar = page.locator('.footing')
  await bar.waitFor()
  expect(await bar.innerText()).toMatch(/rules have changed since this battle was played/)
  expect(await report(page)).toBe(log)
  expect(await page.locator('.piece').count()).toBe(figures)
  expect(await page.locator('.question').getAttribute('data-kind')).toBe('waiting')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the battle as a file' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.json$/)
  await page.close()
})
