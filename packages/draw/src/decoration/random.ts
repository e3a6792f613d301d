/** Seeded random numbers for decoration: the same seed draws the same wood on every screen. No rule uses them. */
export type Random = () => number

export function makeRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A seed for the n-th thing, so that neighbours do not look alike. */
export const seedFor = (seed: number, n: number): number =>
  Math.imul(seed ^ Math.imul(n + 1, 0x9e3779b1), 0x85ebca6b) | 0

export const between = (r: Random, low: number, high: number): number => low + r() * (high - low)
export const plusMinus = (r: Random, spread: number): number => (r() * 2 - 1) * spread

export function pick<T>(r: Random, things: readonly [T, ...T[]]): T {
  return things[Math.floor(r() * things.length)] ?? things[0]
}
