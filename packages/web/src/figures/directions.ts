/** Directions between figures as whoever sees the table has them, told in words. */
import { distance, type Point } from '@muster/table'

export const DIRECTIONS = [
  'to the right',
  'behind to the right',
  'behind',
  'behind to the left',
  'to the left',
  'ahead to the left',
  'ahead',
  'ahead to the right',
] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The arrow key up goes ahead. */
export function directionTo(from: Point, to: Point): Direction {
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4)
  return DIRECTIONS[(eighth + 8) % 8] ?? 'ahead'
}

/** Nearest first. */
export const byDistance =
  (from: Point) =>
  (a: { readonly at: Point }, b: { readonly at: Point }): number =>
    distance(from, a.at) - distance(from, b.at)
