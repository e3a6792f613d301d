// Runs each test as it is, then once more with every fault that it reached and nothing has noticed yet. A test that
// fails then has noticed the fault.
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { TestRunner } from 'vitest'

const KILLS = process.env.MUSTER_KILLS
/** A test that takes so much longer with a fault is in a loop without an end: seconds of computing time. */
const LONGEST = 5
const seconds = () => process.cpuUsage().user / 1e6

let active
let passes = 0
let deadline = 0
/** What is reached while files are loaded cannot be tried: it runs once, before any test. */
const atLoad = new Set()
let reached = atLoad
globalThis.isMutant = (id) => {
  if (active === undefined) reached.add(id)
  else if (++passes % 256 === 0 && seconds() > deadline) throw new Error('a loop without an end')
  return id === active
}

const reachedByAny = new Set()

/** The faults that a test of any worker has noticed. */
const noticed = () =>
  new Set(
    existsSync(KILLS)
      ? readFileSync(KILLS, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
          .flatMap(({ id, test }) => (test === undefined ? [] : [id]))
      : [],
  )

const note = (line) => appendFileSync(KILLS, `${JSON.stringify(line)}\n`)

async function passesOnceMore(run, usual = 0) {
  deadline = seconds() + LONGEST + 10 * usual
  try {
    await run()
    return true
  } catch {
    return false
  }
}

function noteReached(mine) {
  for (const id of atLoad) note({ id, atLoad: true })
  atLoad.clear()
  for (const id of mine) if (!reachedByAny.has(id)) note({ id })
  for (const id of mine) reachedByAny.add(id)
}

/** What is being tried stands in a file: should the process not survive it, ../mutate.mjs reads there what it was. */
const TRYING = `${KILLS}.${process.pid}`
/**
 * A loop that meets no fault on its way is not heard of any more: so many seconds later the process ends. Ticks are
 * counted, not the clock: a process that was stopped meanwhile is in no loop.
 */
const SILENCE = 60
const heartbeat = new Int32Array(new SharedArrayBuffer(8))
new Worker(
  `const { workerData: { heartbeat, silence } } = require('node:worker_threads')
   let [last, quiet] = [0, 0]
   setInterval(() => {
     const now = Atomics.load(heartbeat, 0)
     if (now !== last || Atomics.load(heartbeat, 1) === 0) [last, quiet] = [now, 0]
     else if (++quiet > silence) process.kill(process.pid, 'SIGKILL')
   }, 1000)`,
  { eval: true, workerData: { heartbeat, silence: SILENCE } },
).unref()

async function survives(id, test, run, usual) {
  writeFileSync(TRYING, JSON.stringify({ id, test }))
  Atomics.add(heartbeat, 0, 1)
  Atomics.store(heartbeat, 1, 1)
  active = id
  const isUnnoticed = await passesOnceMore(run, usual)
  active = undefined
  Atomics.store(heartbeat, 1, 0)
  rmSync(TRYING)
  return isUnnoticed
}

async function tryFaults(run, test) {
  const before = seconds()
  await run()
  const usual = seconds() - before
  const mine = [...reached]
  noteReached(mine)
  const done = noticed()
  const left = mine.filter((id) => !done.has(id))
  // A test that cannot be run twice says nothing about faults.
  if (left.length === 0 || !(await passesOnceMore(run))) return
  for (const id of left) if (!(await survives(id, test, run, usual))) note({ id, test })
}

export default class MutationRunner extends TestRunner {
  async runTask(test) {
    reached = new Set()
    try {
      await tryFaults(TestRunner.getTestFn(test), test.name)
    } finally {
      reached = atLoad
    }
  }
}
