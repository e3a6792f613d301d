/** Runs the cases of one target in a thread of its own, so that a case that never ends can be stopped from outside. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Outcome, TargetSpec } from './target.ts'
import { makeTarget } from './targets.ts'

export interface Job extends TargetSpec {
  readonly from: number
  readonly to: number
  /** Stops early once this many cases were refused. */
  readonly enough: number
  /** The number of the current case, for the watching thread. */
  readonly now: SharedArrayBuffer
}

export interface CaseReport {
  readonly number: number
  readonly milliseconds: number
  readonly problem: string
}

export interface Tally {
  readonly tried: number
  readonly refused: number
  readonly slowest: number
  readonly reports: readonly CaseReport[]
}

/** The time limit of a case. A slower one is tried again at once, because the machine may have been busy. */
const SLOW = 2000

async function timed(attempt: () => Promise<Outcome>): Promise<Outcome & { milliseconds: number }> {
  const begun = performance.now()
  const outcome = await attempt()
  return { ...outcome, milliseconds: performance.now() - begun }
}

export async function runCases({ from, to, enough, now, ...spec }: Job): Promise<Tally> {
  const target = await makeTarget(spec)
  const current = new Int32Array(now)
  const reports: CaseReport[] = []
  let [tried, refused, slowest] = [0, 0, 0]
  for (let number = from; number < to && refused < enough; number++) {
    Atomics.store(current, 0, number)
    const attempt = () => target.attempt(number)
    let outcome = await timed(attempt)
    if (outcome.milliseconds > SLOW) outcome = await timed(attempt)
    const { milliseconds } = outcome
    const problem = outcome.problem ?? (milliseconds > SLOW ? `it takes ${Math.round(milliseconds)} ms` : undefined)
    if (problem !== undefined) reports.push({ number, milliseconds, problem })
    tried += 1
    refused += outcome.refused ? 1 : 0
    slowest = Math.max(slowest, milliseconds)
  }
  return { tried, refused, slowest, reports }
}

if (parentPort !== null) parentPort.postMessage(await runCases(workerData as Job))
