// Timing shared by all benchmarks: warm up, then repeat until enough time has passed.
export const quick = process.argv.includes('--quick')

/** How often a second `once` can be done. It may return how many units it did; without that, one. */
export function perSecond(once, { warmUp = quick ? 1500 : 5000, run = quick ? 1000 : 4000 } = {}) {
  repeatFor(once, warmUp)
  const { units, milliseconds } = repeatFor(once, run)
  return (units * 1000) / milliseconds
}

function repeatFor(once, wanted) {
  const start = processorTime()
  let units = 0
  let milliseconds = 0
  while (milliseconds < wanted) {
    units += once() ?? 1
    milliseconds = processorTime() - start
  }
  return { units, milliseconds }
}

/** Milliseconds of processor this process has used: what others do on the machine at the same time does not count. */
function processorTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A benchmark's last word: one line of JSON that scripts/bench.mjs reads. */
export function report(figures) {
  console.log(JSON.stringify(figures))
}
