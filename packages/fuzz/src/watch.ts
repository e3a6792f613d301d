/** Watches over the thread that runs the cases: stops a case that hangs or eats all memory, and goes on behind it. */
import { Worker } from 'node:worker_threads'
import type { TargetSpec } from './target.ts'
import type { CaseReport, Job, Tally } from './worker.ts'

export interface Watch {
  /** The thread that runs the cases. */
  readonly thread: URL
  /**
   * The thread is stopped after this many milliseconds, far above the limit for a slow case, which is only reported.
   */
  readonly patience: number
}

const USUAL: Watch = { thread: new URL('thread.mjs', import.meta.url), patience: 20_000 }

const LOOK_EVERY = 250
/** No case has started: the honest files are being made. */
const NOT_BEGUN = -1
const MEMORY = { maxOldGenerationSizeMb: 1500 }

type Ending = { readonly tally: Tally } | { readonly stoppedAt: number; readonly why: string }

function runThread(job: Job, { thread, patience }: Watch): Promise<Ending> {
  const current = new Int32Array(job.now)
  const worker = new Worker(thread, { workerData: job, resourceLimits: MEMORY })
  return new Promise((resolve, reject) => {
    let [seen, since] = [-1, performance.now()]
    const end = (ending: Ending): void => {
      clearInterval(timer)
      void worker.terminate()
      resolve(ending)
    }
    const timer = setInterval(() => {
      const now = Atomics.load(current, 0)
      if (now !== seen) [seen, since] = [now, performance.now()]
      else if (performance.now() - since > patience)
        end({ stoppedAt: now, why: `it does not end within ${patience / 1000} s` })
    }, LOOK_EVERY)
    worker.on('message', (tally: Tally) => end({ tally }))
    worker.on('error', (error: Error) => {
      const stoppedAt = Atomics.load(current, 0)
      if (stoppedAt === NOT_BEGUN) reject(error)
      end({ stoppedAt, why: `the thread ends: ${error.stack ?? error.message}` })
    })
  })
}

export interface Range {
  readonly from: number
  readonly to: number
  readonly enough: number
}

/** Runs a range of cases. A case that stops its thread is reported, and another thread continues after it. */
export async function runTarget(spec: TargetSpec, { from, to, enough }: Range, watch = USUAL): Promise<Tally> {
  const now = new SharedArrayBuffer(4)
  Atomics.store(new Int32Array(now), 0, NOT_BEGUN)
  const ending = await runThread({ ...spec, from, to, enough, now }, watch)
  if ('tally' in ending) return ending.tally
  const { stoppedAt, why } = ending
  const stopped: CaseReport = { number: stoppedAt, milliseconds: watch.patience, problem: why }
  const tried = stoppedAt + 1 - from
  if (stoppedAt + 1 >= to) return { tried, refused: 0, slowest: watch.patience, reports: [stopped] }
  const rest = await runTarget(spec, { from: stoppedAt + 1, to, enough }, watch)
  return {
    ...rest,
    tried: tried + rest.tried,
    slowest: Math.max(watch.patience, rest.slowest),
    reports: [stopped, ...rest.reports],
  }
}
