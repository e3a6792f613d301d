import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions, requireBrowser } from '../../../scripts/browser.mjs'
import { fingerprints } from './fingerprints.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]

let browser: Browser
beforeAll(async () => void (browser = await chromium.launch(launchOptions(requireBrowser()))))
afterAll(() => browser?.close())

/** The fixture and all the rules in one script that sets `battles.fingerprints`. */
async function bundled(): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'fingerprints.ts', formats: ['iife'], name: 'battles' } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  return chunk?.code ?? expect.fail('nothing was bundled')
}

test('the same seed gives the same battle in Node and in Chromium, step by step', async () => {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
  for (const seed of SEEDS) {
    const here = fingerprints(seed)
    const there = await page.evaluate(
      (n) => (globalThis as unknown as { battles: { fingerprints(seed: number): string[] } }).battles.fingerprints(n),
      seed,
    )
    expect(here.length).toBeGreaterThan(40)
    expect(there).toEqual(here)
  }
})
