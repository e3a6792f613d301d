/** The nearest legal answer to one that is not: as much of the way as is allowed. */
import { firstPart, INCH, pathLength, type Length, type Point } from '@muster/table'

/** Where nothing is allowed for so long, it is looked for again: narrower places are passed over. */
const STEP: Length = INCH / 8
/** Measuring forgives this much; what is offered does not need to be forgiven. */
const TOLERANCE: Length = 2
/** Across any table. A wish may lie farther off. */
const FARTHEST: Length = 300 * INCH

/** The longest part of a path, from its start, that is allowed; `most` is the longest that can be. Empty where none is. */
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
  return []
}

/** Between a length that is allowed and one that is not, the longest that is. */
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

/** The place nearest to the wished one on the straight way to it from somewhere that is allowed itself. */
export const nearestAllowedPoint = (from: Point, wished: Point, isAllowed: (at: Point) => boolean): Point =>
  longestAllowedPart(from, [wished], ([at]) => at !== undefined && isAllowed(at))[0] ?? from
