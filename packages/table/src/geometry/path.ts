/** Paths: the points that are passed one after another from a start that is not among them. */
import type { Length } from './length.ts'
import { distance, pointAlong, type Point } from './point.ts'

export function pathLength(start: Point, path: readonly Point[]): Length {
  let length = 0
  let at = start
  for (const to of path) {
    length += distance(at, to)
    at = to
  }
  return length
}

/** The first part of a path, of this length; its end is rounded to the lattice. */
export function firstPart(start: Point, path: readonly Point[], length: Length): Point[] {
  const part: Point[] = []
  let [at, left] = [start, length]
  for (const to of path) {
    const leg = distance(at, to)
    if (leg >= left) return leg === 0 ? part : [...part, pointAlong(at, to, Math.min(1, left / leg))]
    part.push(to)
    left -= leg
    at = to
  }
  return part
}
