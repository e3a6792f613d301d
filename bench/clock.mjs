// Timing shared by all benchmarks: warm up, then repeat until enough time has passed.
export const quick = process.argv.includes('--quick')

/** How often a second `once` runs; it may return the number of units it did, otherwise 1. */
export function perSecond(once, { warmUp = quick ? 1500 : 5000, run = quick ? 1000 : 4000 } = {}) {
  repeatFor(once, warmUp)
  const { units, milliseconds } = repeatFor(once, run)
  return (units * 1000) / milliseconds
}

/** How often the clock is read, in milliseconds: reading it takes time too. */
const BETWEEN_READINGS = 50

function repeatFor(once, wanted) {
  const start = processorTime()
  let units = 0
  let times = 0
  let milliseconds = 0
  while (milliseconds < wanted) {
    const batch = Math.max(1, Math.floor((BETWEEN_READINGS * times) / (milliseconds || Infinity)))
    for (let i = 0; i < batch; i++) units += once() ?? 1
    times += batch
    milliseconds = processorTime() - start
  }
  return { units, milliseconds }
}

/** Milliseconds of processor time used by this process, so that other programs do not count. */
function processorTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Prints the results of a benchmark as one line of JSON, which scripts/bench.mjs reads. */
export function report(figures) {
  console.log(JSON.stringify(figures))
}
