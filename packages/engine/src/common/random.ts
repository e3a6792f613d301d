/** Chance that can be saved: a small generator whose whole state is one number. */
export type Random = () => number

/** Mulberry32. Good enough for dice and fuzzing, the same on every machine, one word of state. */
export class Seed {
  constructor(public state: number) {
    this.state = state | 0
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function randomFrom(seed: number): Random {
  const generator = new Seed(seed)
  return () => generator.next()
}

export const pickOne = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = out[i] as T
    out[i] = out[j] as T
    out[j] = held
  }
  return out
}
