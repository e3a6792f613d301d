/** The to-wound table: Strength against Toughness. Only the difference counts. */
import type { ToWound } from '../../state/acts.ts'

/** From the highest difference down: at least this much gives that. */
const BANDS: readonly (readonly [difference: number, need: ToWound])[] = [
  [5, { first: 6 }],
  [3, { first: 5 }],
  [1, { first: 4 }],
  [0, { first: 3 }],
  [-2, { first: 2 }],
  [-4, { first: 1 }],
  [-6, { first: 1, second: 3 }],
  [-8, { first: 1, second: 2 }],
]
const HARDEST: ToWound = { first: 1, second: 1 }

export function toWound(strength: number, toughness: number): ToWound {
  const difference = strength - toughness
  for (const [least, need] of BANDS) if (difference >= least) return need
  return HARDEST
}

export const toWoundText = ({ first, second }: ToWound): string =>
  second === undefined ? `${first}` : `${first} then ${second}`
