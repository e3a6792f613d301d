// Measures how soon a long battle can be seen, opened from a file or from the browser's store:
// `node packages/web/e2e/first-picture.mjs [times]`. Prints, asserts nothing.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/paths.mjs'
import { median, withServedPage } from './measured-page.mjs'

const TIMES = Number(process.argv[2] ?? 5)
/** Nobody finds a file in the dialog sooner than this, in milliseconds. */
const CHOOSING = 1000

/** A record of about 1,200 answers, played by quick bots. */
function longRecord(folder) {
  const file = join(folder, 'long.json')
  const muster = join(root, 'packages/cli/bin/muster.mjs')
  const words = ['play', 'd6s-with-dragons', '--seed', '3', '-o', file, '--json']
  for (const seed of ['3', '4']) {
    const army = join(folder, `army-${seed}.json`)
    spawnSync(process.execPath, [
      muster,
      'army',
      'new',
      'd6s-with-dragons',
      '--random',
      seed,
      '--points',
      '200',
      '-o',
      army,
    ])
    words.push(...(seed === '3' ? ['--armies', army] : [army]))
  }
  words.push('--option', 'limit=200')
  spawnSync(process.execPath, [muster, ...words], { stdio: ['ignore', 'ignore', 'inherit'] })
  return file
}

/** Notes when the first figure is in the page, when the browser has painted it, and when a person can answer. */
const watchPicture = (page) =>
  page.evaluate(() => {
    window.opened = new Promise((resolve) => {
      const began = performance.now()
      let painted
      const check = () => {
        if (painted === undefined && document.querySelector('.piece')) {
          painted = 0
          requestAnimationFrame(() => setTimeout(() => (painted = performance.now() - began)))
        }
        const question = document.querySelector('.question')
        if (!painted || !question || (question.dataset.kind === 'waiting' && !question.querySelector('.answers')))
          return
        watch.disconnect()
        resolve({ painted, checked: performance.now() - began })
      }
      const watch = new MutationObserver(check)
      watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
  })

/** Opens a file as a person does, by the button and the dialog. */
async function openFile(page, file) {
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a battle file' }).click()
  const chooser = await asked
  await page.waitForTimeout(CHOOSING)
  await watchPicture(page)
  await chooser.setFiles(file)
  return page.evaluate(() => window.opened)
}

/** Goes on with the battle that the browser keeps. */
async function openKept(page) {
  const link = page.locator('.saved-battle .btn:not(.quiet)').first()
  await link.hover()
  await page.waitForTimeout(300)
  await watchPicture(page)
  await link.click()
  return page.evaluate(() => window.opened)
}

async function saveAsFile(page, folder) {
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  return file
}

async function measure(page, address, what, open) {
  const seen = []
  for (let times = 0; times < TIMES; times++) {
    await page.goto(`${address}?seed=7#/`)
    await page.reload()
    await page.locator('.play-now:not([disabled])').waitFor()
    await page.waitForTimeout(500)
    seen.push(await open())
  }
  const line = (key) => {
    const list = seen.map((one) => one[key])
    return `${median(list).toFixed(0)} ms (${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)})`
  }
  console.log(`${what}: first picture ${line('painted')}, ready for an answer ${line('checked')}`)
}

const folder = mkdtempSync(join(tmpdir(), 'muster-first-picture-'))
try {
  await withServedPage(async (browser, address) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    page.on('pageerror', ({ message }) => console.log(`error in the page: ${message}`))
    const record = longRecord(folder)
    const { tape } = JSON.parse(readFileSync(record, 'utf8'))
    console.log(`a battle of ${tape.filter((entry) => 'answer' in entry).length} answers, ${TIMES} times each`)
    await measure(page, address, 'a record that muster wrote', () => openFile(page, record))
    const saved = await saveAsFile(page, folder)
    await measure(page, address, 'a file that the page saved', () => openFile(page, saved))
    await measure(page, address, 'a battle that the browser keeps', () => openKept(page))
  })
} finally {
  rmSync(folder, { recursive: true })
}
