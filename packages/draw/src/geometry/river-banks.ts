/**
 * Finds which way water flows in a plain polygon: it is cut at the two points that leave two banks
 * as close together as possible. The flow lines lie between the banks.
 */
import { closed, evenPoints, lengthOf } from './lines.ts'
import { corner, mmDistance, pointBetween, type Ring, type MmPoint } from './points.ts'

export interface Banks {
  readonly left: Ring
  readonly right: Ring
  /** How far apart, on average. */
  readonly width: number
  readonly length: number
}

const SAMPLES = 96
const STEPS = 48
const LEAST_BANK = Math.round(SAMPLES * 0.4)

/** From one cut to the other, both ways round. */
const bankRuns = (ring: Ring, from: number, to: number): readonly [MmPoint[], MmPoint[]] => [
  Array.from({ length: to - from + 1 }, (_, i) => corner(ring, from + i)),
  Array.from({ length: SAMPLES - (to - from) + 1 }, (_, i) => corner(ring, from - i)),
]

function meanWidth(left: Ring, right: Ring): number {
  let sum = 0
  for (let i = 1; i < 12; i++) {
    sum += mmDistance(
      corner(left, Math.round((i / 12) * (left.length - 1))),
      corner(right, Math.round((i / 12) * (right.length - 1))),
    )
  }
  return sum / 11
}

export function banksOf(ring: Ring): Banks {
  const samples = evenPoints(closed(ring), SAMPLES).slice(0, SAMPLES)
  let best = { from: 0, to: SAMPLES / 2, apart: Infinity }
  for (let from = 0; from < SAMPLES; from++) {
    for (let to = from + LEAST_BANK; to <= Math.min(SAMPLES - 1, from + SAMPLES - LEAST_BANK); to++) {
      const apart = meanWidth(...bankRuns(samples, from, to))
      if (apart < best.apart) best = { from, to, apart }
    }
  }
  const [left, right] = bankRuns(samples, best.from, best.to)
  return { left: evenPoints(left, STEPS), right: evenPoints(right, STEPS), width: best.apart, length: lengthOf(left) }
}

/** A pond has no flow. */
export const isRiver = (banks: Banks): boolean => banks.length > banks.width * 2.6

/** A line down the water, `share` of the way across. The ends, where both banks meet, are left off. */
export function flowLine(banks: Banks, share: number): MmPoint[] {
  const skip = Math.min(STEPS / 4, Math.round((banks.width / 2 / banks.length) * STEPS))
  return banks.left.map((p, i) => pointBetween(p, corner(banks.right, i), share)).slice(skip, STEPS + 1 - skip)
}
