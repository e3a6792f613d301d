// Finds a Chromium for the tests that drive the real page, and brings one in when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './paths.mjs'
import { PlainError } from './setup.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS_PLACES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]
const PLAYWRIGHT_PLACES = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
]

/** The path of a browser that runs, or undefined. */
export function findBrowser(env = process.env) {
  for (const name of ['MUSTER_BROWSER', 'CHROME_PATH']) {
    const named = env[name]
    if (!named) continue
    if (runs(named)) return named
    throw new PlainError(`${name} names "${named}", but no browser starts there.`)
  }
  for (const path of candidates(env)) if (runs(path)) return path
  return undefined
}

/** The path of a working browser; installs one if there is none. */
export function requireBrowser() {
  const found = findBrowser() ?? installBrowser()
  if (found) return found
  throw new PlainError(
    'No browser was found for the tests of the page, and none could be installed.\n' +
      'Install Chromium or Chrome and run again, or say where it lies: CHROME_PATH=/path/to/chrome npm test',
  )
}

/** Options for playwright-core. Root cannot use the sandbox, and the browser should make no requests of its own. */
export function launchOptions(executablePath = requireBrowser()) {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  return { executablePath, args: isRoot() ? ['--no-sandbox', ...quiet] : quiet }
}

function* candidates(env) {
  const ending = process.platform === 'win32' ? '.exe' : ''
  for (const name of NAMES) for (const folder of (env.PATH ?? '').split(delimiter)) yield join(folder, name + ending)
  if (process.platform === 'darwin') yield* macPlaces()
  if (process.platform === 'win32') yield* windowsPlaces(env)
  yield* playwrightPlaces(env)
}

function* macPlaces() {
  for (const folder of ['/Applications', join(homedir(), 'Applications')]) {
    for (const app of MAC_APPS) yield `${folder}/${app}.app/Contents/MacOS/${app}`
  }
}

function* windowsPlaces(env) {
  for (const folder of [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]) {
    if (folder) for (const place of WINDOWS_PLACES) yield join(folder, place)
  }
}

function* playwrightPlaces(env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH || playwrightCache(env)
  if (!existsSync(cache)) return
  const versions = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
  for (const version of versions) for (const place of PLAYWRIGHT_PLACES) yield join(cache, version, place)
}

function playwrightCache(env) {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright')
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright')
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ms-playwright')
}

/** Some Linux distributions install a placeholder: only a browser that prints its version counts. */
function runs(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

function installBrowser() {
  console.log('The tests of the page need a browser and none was found: installing Chromium (a minute or two) …')
  if (isDebian() && isRoot()) installWithApt()
  return findBrowser() ?? installWithPlaywright()
}

function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  if (run('update')) run('install', '-y', '--no-install-recommends', 'chromium')
}

function installWithPlaywright() {
  const tool = join(root, 'node_modules', 'playwright-core', 'cli.js')
  const withLibraries = process.platform === 'linux' && isRoot() ? ['--with-deps'] : []
  spawnSync(process.execPath, [tool, 'install', ...withLibraries, 'chromium'], { stdio: 'inherit' })
  return findBrowser()
}

function isRoot() {
  return process.getuid?.() === 0
}

function isDebian() {
  const about = '/etc/os-release'
  return existsSync(about) && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync(about, 'utf8'))
}
