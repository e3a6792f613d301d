/** Skirmish formation: no gap wider than a base, and the models one connected group. */
import type { Length, Point } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'

export { shapeSpots, SHAPES, type ShapeId } from './shapes.ts'

/** A model as a formation sees it: where it stands and how wide its base is. */
export interface Stand {
  readonly at: Point
  readonly diameter: Length
}

const always = (): boolean => true

/**
 * The widest gap, edge to edge, that must be bridged to walk from model to model through the whole unit. Links that
 * do not count (across a wall) cannot be bridged; if the unit needs one, the gap is infinite.
 */
export function largestGap(stands: readonly Stand[], counts: (a: Stand, b: Stand) => boolean = always): number {
  const nearest = stands.map((_, index) => (index === 0 ? 0 : Infinity))
  const joined = stands.map(() => false)
  let largest = 0
  for (let left = stands.length; left > 0; left--) {
    const next = nearestLeft(nearest, joined)
    joined[next] = true
    largest = Math.max(largest, nearest[next] as number)
    shorten(stands, next, nearest, joined, counts)
  }
  return largest
}

function nearestLeft(nearest: readonly number[], joined: readonly boolean[]): number {
  let best = -1
  for (let i = 0; i < nearest.length; i++) {
    if (!joined[i] && (best < 0 || (nearest[i] as number) < (nearest[best] as number))) best = i
  }
  return best
}

function shorten(
  stands: readonly Stand[],
  from: number,
  nearest: number[],
  joined: readonly boolean[],
  counts: (a: Stand, b: Stand) => boolean,
): void {
  const a = stands[from] as Stand
  for (let i = 0; i < stands.length; i++) {
    if (joined[i]) continue
    const b = stands[i] as Stand
    const gap = gapBetween(a, b)
    if (gap < (nearest[i] as number) && counts(a, b)) nearest[i] = gap
  }
}

export function gapBetween(a: Stand, b: Stand): number {
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - (a.diameter + b.diameter) / 2)
}

/** `width` is the base width of the unit, also where a Champion on a larger base is with it. */
export const isInFormation = (stands: readonly Stand[], width: Length): boolean =>
  largestGap(stands) <= width + TOLERANCE
