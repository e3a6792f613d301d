/** Drives the built page as a person would: by mouse or by keys, reading what the page shows. */
import { chromium, type Browser, type Page } from 'playwright-core'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '../../../scripts/browser.mjs'
import { buildWeb } from '../../../scripts/build.mjs'
import type { FightPace } from '../src/settings/settings.ts'
import { createStaticServer } from '../../../scripts/serve.mjs'

const DIST = new URL('../dist', import.meta.url).pathname

/** The longest wait for anything, in milliseconds: a busy machine is slow, and that is no fault. */
const PATIENCE = 45_000

export interface Site {
  readonly address: string
  /** `fights`: how fights are shown; left out, at once. */
  open(options?: Parameters<Browser['newContext']>[0], fights?: FightPace, screen?: string): Promise<Page>
  /** Fails if a page violated the server's content security policy. */
  close(): Promise<void>
}

/** Test files run in parallel: one builds, and the others wait for it. */
async function buildOnce(): Promise<void> {
  const lock = join(tmpdir(), 'muster-page-tests-build')
  for (let waited = 0; waited < 900; waited++) {
    try {
      mkdirSync(lock)
      break
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  try {
    buildWeb()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

interface Served {
  readonly browser: Browser
  readonly address: string
}

/** One browser and one server for all files that a worker tests; both end with the worker. */
let served: Promise<Served> | undefined

async function serve(): Promise<Served> {
  await buildOnce()
  const server: Server = createStaticServer(DIST)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const browser = await chromium.launch(launchOptions())
  return { browser, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

export async function startSite(): Promise<Site> {
  const { browser, address } = await (served ??= serve())
  const violations: string[] = []
  return {
    address,
    open: async (options, fights = 'at-once', screen = '') => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE)
      // Only tests of the fights themselves watch them; the others see the outcome.
      await context.addInitScript((settings) => {
        if (!localStorage.getItem('muster-settings')) localStorage.setItem('muster-settings', settings)
      }, JSON.stringify({ fights }))
      context.on('console', (message) => {
        if (/Content Security Policy|'default-src'/.test(message.text())) violations.push(message.text())
      })
      const page = await context.newPage()
      page.once('close', () => {
        if (context.pages().length === 0) context.close().catch(() => undefined)
      })
      await page.goto(`${address}?seed=7${screen}`)
      return page
    },
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
      if (violations.length > 0) throw new Error(violations.join('\n'))
    },
  }
}

/** All errors that the page logs. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

export type Kind = 'move' | 'choose' | 'place' | 'aim' | 'pair' | 'dice' | 'over'

/** Waits until a person is asked something and no answer is under way, or the battle is over. */
export async function asked(page: Page): Promise<Kind> {
  const bar = page.locator('.question:not([data-kind=waiting], [aria-busy=true])')
  await bar.waitFor()
  return (await bar.getAttribute('data-kind')) as Kind
}

export const prompt = async (page: Page): Promise<string> =>
  (await page.locator('.question-prompt').textContent()) ?? ''

/** The battle report as it stands. */
export const report = (page: Page): Promise<string> => page.locator('.log-lines').innerText()

/** The number of lines in the log, which grows with every answer that changes anything. */
export const logLength = async (page: Page): Promise<number> =>
  Number(await page.locator('.log-lines').getAttribute('data-lines'))

/** Brings all lines of the log into the page, and unfolds those that are joined into one. */
export async function unfoldLog(page: Page): Promise<void> {
  const earlier = page.getByRole('button', { name: 'Earlier lines' })
  while ((await earlier.count()) > 0) await earlier.click()
  await page
    .locator('.log-text[aria-expanded=false]')
    .evaluateAll((runs) => runs.forEach((run) => (run as HTMLElement).click()))
}

/** The number of log lines and the question: every change of the battle changes one of them. */
const logAndPrompt = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines'])} ${document.querySelector('.question-prompt')?.textContent}`,
  )

/** Nobody else moves in this phase. */
export const endMovement = (page: Page): Promise<void> => page.getByRole('button', { name: /^End movement/ }).click()

/** Gives the default answers until somebody may move, waiting for each. */
export async function goToMove(page: Page): Promise<void> {
  while ((await asked(page)) !== 'move') {
    const before = await logAndPrompt(page)
    await page.locator('.question .btn.go').click()
    await page.waitForFunction(
      (was) =>
        `${Number(document.querySelector<HTMLElement>('.log-lines')?.dataset['lines'])} ${document.querySelector('.question-prompt')?.textContent}` !==
        was,
      before,
    )
  }
}

/** The ready battle of Heroes & Wizards: opened at once, the first screen need not be drawn before it. */
export const READY = '#/ready/heroes-and-wizards'

/** Begins the ready battle of Heroes & Wizards. */
export async function playReady(page: Page, who = 'Two at one screen'): Promise<void> {
  await page.evaluate((ready) => (location.hash = ready), READY)
  await page.locator('.story .play-now:not([disabled])').waitFor()
  await page.getByRole('button', { name: who }).click()
}

/** Two at one screen: both sides are ours, so the battle waits for us at its first move. */
export async function playHere(page: Page): Promise<void> {
  await playReady(page)
  await goToMove(page)
}

/** The middle of a figure on the screen, once it has stood still for a frame: nobody presses sooner. */
export async function middleOf(page: Page, figure: string): Promise<{ readonly x: number; readonly y: number }> {
  return page.locator(`[data-figure="${figure}"]`).evaluate(async (element) => {
    const middle = () => {
      const box = (element.querySelector('.base') ?? element).getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let before = middle(); ;) {
      await nextFrame()
      await nextFrame()
      const now = middle()
      if (now.x === before.x && now.y === before.y) return now
      before = now
    }
  })
}

export const figures = (page: Page, which: string): Promise<readonly string[]> =>
  page
    .locator(`.piece${which}`)
    .evaluateAll((elements) => elements.map((element) => (element as SVGElement).dataset['figure'] ?? ''))
