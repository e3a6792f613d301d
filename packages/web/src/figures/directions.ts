/** Compass directions between figures, as they are told in words. */
import { distance, type Point } from '@muster/table'

export const DIRECTIONS = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The top of the table is north, as on a map. */
export function directionTo(from: Point, to: Point): Direction {
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4)
  return DIRECTIONS[(eighth + 8) % 8] ?? 'east'
}

/** Nearest first. */
export const byDistance =
  (from: Point) =>
  (a: { readonly at: Point }, b: { readonly at: Point }): number =>
    distance(from, a.at) - distance(from, b.at)
