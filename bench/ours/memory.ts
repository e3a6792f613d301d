/** What ten thousand battles leave behind on the heap. Nothing should stay. */
import { quick, report } from '../clock.mjs'
import { playSkirmish } from './skirmish.ts'

const BATTLES = quick ? 1000 : 10_000
const MEGABYTE = 1024 * 1024

function heapAfter(battles: number): number {
  for (let seed = 0; seed < battles; seed++) playSkirmish(seed, { keep: false })
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

// The first thousand are a warm-up: compiled code and lasting caches.
const before = heapAfter(BATTLES / 10)
report({ growth: (heapAfter(BATTLES) - before) / MEGABYTE })
