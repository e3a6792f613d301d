/** The legal answer nearest to an illegal one: the longest allowed part of a path. */
import { firstPart, INCH, pathLength, type Length, type Point } from '@muster/table'

/** The search step: allowed stretches shorter than this may be missed, except where the path begins. */
const STEP: Length = INCH / 32
/** The tolerance of measuring, which an offered answer does not use up. */
const TOLERANCE: Length = 2
/** Longer than any table. */
const FARTHEST: Length = 300 * INCH

/** The longest allowed part of a path from its start, `most` long at most; empty where no part is allowed. */
export function longestAllowedPart(
  from: Point,
  path: readonly Point[],
  isAllowed: (part: readonly Point[]) => boolean,
  most = FARTHEST,
): readonly Point[] {
  const whole = Math.min(most, pathLength(from, path))
  for (let length = whole; length > 0; length -= STEP) {
    const part = firstPart(from, path, length)
    if (isAllowed(part)) return length === whole ? part : drawnOut(from, path, isAllowed, [length, length + STEP])
  }
  const least = drawnOut(from, path, isAllowed, [0, Math.min(whole, STEP)])
  return pathLength(from, least) > TOLERANCE ? least : []
}

/** Narrows down the longest allowed length between an allowed and a forbidden one. */
function drawnOut(
  from: Point,
  path: readonly Point[],
  isAllowed: (part: readonly Point[]) => boolean,
  [good, bad]: [Length, Length],
): readonly Point[] {
  let best = firstPart(from, path, good)
  let [low, high] = [good, bad]
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    const part = firstPart(from, path, middle)
    if (isAllowed(part)) [best, low] = [part, middle]
    else high = middle
  }
  const within = firstPart(from, path, low - TOLERANCE)
  return low - TOLERANCE > good && isAllowed(within) ? within : best
}

/** The last allowed point on the line from an allowed point to the wanted one. */
export const nearestAllowedPoint = (from: Point, wished: Point, isAllowed: (at: Point) => boolean): Point =>
  longestAllowedPart(from, [wished], ([at]) => at !== undefined && isAllowed(at))[0] ?? from
