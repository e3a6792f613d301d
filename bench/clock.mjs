// Timing shared by all benchmarks: warm up, then repeat until enough time has passed.
const MILLISECOND = 1e6

export const quick = process.argv.includes('--quick')

/** How often a second `once` can be done. It may return how many units it did; without that, one. */
export function perSecond(once, { warmUp = quick ? 300 : 1500, run = quick ? 700 : 4000 } = {}) {
  repeatFor(once, warmUp)
  const { units, milliseconds } = repeatFor(once, run)
  return (units * 1000) / milliseconds
}

function repeatFor(once, wanted) {
  const start = process.hrtime.bigint()
  let units = 0
  let milliseconds = 0
  while (milliseconds < wanted) {
    units += once() ?? 1
    milliseconds = Number(process.hrtime.bigint() - start) / MILLISECOND
  }
  return { units, milliseconds }
}

/** A benchmark's last word: one line of JSON that scripts/bench.mjs reads. */
export function report(figures) {
  console.log(JSON.stringify(figures))
}
