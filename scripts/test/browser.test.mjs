// Where a browser is sought. The browsers here are empty scripts: what counts is that they start.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBrowser, launchOptions } from '../browser.mjs'

const folder = mkdtempSync(join(tmpdir(), 'muster-browser-'))
afterAll(() => rmSync(folder, { recursive: true }))
const nowhere = { PATH: join(folder, 'nothing'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'nothing') }

function browserAt(...place) {
  const path = join(folder, ...place)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '#!/bin/sh\nexit 0\n')
  chmodSync(path, 0o755)
  return path
}

test('a browser named in the environment is preferred', () => {
  const named = browserAt('named', 'browser')
  browserAt('path', 'chromium')
  expect(findBrowser({ ...nowhere, PATH: join(folder, 'path'), CHROME_PATH: named })).toBe(named)
})

test('a named browser that does not exist is reported', () => {
  expect(() => findBrowser({ ...nowhere, CHROME_PATH: join(folder, 'gone') })).toThrow(
    /CHROME_PATH names ".*gone", but no browser starts there/,
  )
})

test.skipIf(process.platform !== 'linux')(
  'a browser on the path is found, and a placeholder that does not start is not',
  () => {
    const shell = browserAt('shells', 'chromium')
    writeFileSync(shell, '#!/bin/sh\nexit 1\n')
    const real = browserAt('real', 'google-chrome')
    expect(findBrowser({ ...nowhere, PATH: join(folder, 'shells') })).toBeUndefined()
    expect(findBrowser({ ...nowhere, PATH: `${join(folder, 'shells')}:${join(folder, 'real')}` })).toBe(real)
  },
)

test.skipIf(process.platform !== 'linux')("the newest of Playwright's browsers is found", () => {
  browserAt('kept', 'chromium-1100', 'chrome-linux', 'chrome')
  const newest = browserAt('kept', 'chromium-1200', 'chrome-linux64', 'chrome')
  expect(findBrowser({ ...nowhere, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'kept') })).toBe(newest)
})

test('the browser is started without requests of its own', () => {
  expect(launchOptions('/a/browser')).toMatchObject({ executablePath: '/a/browser' })
  expect(launchOptions('/a/browser').args).toContain('--disable-background-networking')
})
