/** The moments that decided a battle: where the chance to win changed most. */
import type { ReviewPoint } from '../messages/review.ts'

const MOST = 3
/** Two swings so few answers apart are one moment. */
const APART = 4
/** Less than this is the noise of the estimate. */
const LEAST = 0.04

/** Places of the greatest swings, in their order. The end itself is no swing: it only says what has been decided. */
export function greatestSwings(points: readonly ReviewPoint[]): readonly number[] {
  const swing = (place: number): number => Math.abs((points[place]?.chance ?? 0) - (points[place - 1]?.chance ?? 0))
  const places = points.map((_, place) => place).slice(1, -1)
  const found: number[] = []
  for (const place of places.sort((a, b) => swing(b) - swing(a))) {
    if (found.length >= MOST || swing(place) < LEAST) break
    if (found.every((other) => Math.abs(other - place) >= APART)) found.push(place)
  }
  return found.sort((a, b) => a - b)
}
