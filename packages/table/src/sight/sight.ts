/**
 * Sight with heights, between two bases. A verdict tries a fixed set of lines in a fixed order and
 * takes the best: centre to centre; the nearest points; rim to rim on the left, on the right and
 * crosswise; and past each side of every corner and body in the way, from each centre and straight
 * along. A target is seen when one line is clear. The line runs from the top of one figure to the
 * top of the other, so a blocker blocks only where the line is not above its top: one looks over
 * what is lower, and a figure of the same height hides another.
 */
import type { Footprint } from '../shapes/base.ts'
import {
  blockersBetween,
  isInLine,
  partsInLine,
  type Blocker,
  type Blocks,
  type SightLine,
  type SightOptions,
  type Tops,
} from './blockers.ts'
import { nearestPoints } from '../shapes/gap.ts'
import { elevationAt, type Ground } from '../terrain/ground.ts'
import type { Length } from '../geometry/length.ts'
import type { Point } from '../geometry/point.ts'
import { linesPast, rimLines } from './sight-lines.ts'

export interface Onlooker {
  readonly at: Footprint
  readonly height: Length
  /** How high the ground under it is, where hills do not tell: on a roof, in a tower. */
  readonly on?: Length
}

export interface SightMet {
  readonly id: string
  readonly blocks: Blocks
  /** Where on the line it stands. */
  readonly from: Point
  readonly to: Point
}

export interface SightVerdict {
  readonly seen: 'clear' | 'cover' | 'blocked'
  /** The line that decided, and what stood in it. */
  readonly proof: { readonly from: Point; readonly to: Point; readonly met: readonly SightMet[] }
}

const SEEN = ['clear', 'cover', 'blocked'] as const
type Weight = 0 | 1 | 2
const WEIGHT: Record<Blocks, Weight> = { none: 0, cover: 1, all: 2 }

export function sight(ground: Ground, eye: Onlooker, target: Onlooker, options: SightOptions): SightVerdict {
  const tops: Tops = {
    from: (eye.on ?? elevationAt(ground, eye.at.at)) + eye.height,
    to: (target.on ?? elevationAt(ground, target.at.at)) + target.height,
  }
  const blockers = blockersBetween(ground, eye.at, target.at, options, Math.min(tops.from, tops.to))
  const { line, worst } = bestLine(blockers, tops, eye.at, target.at)
  return { seen: SEEN[worst], proof: { ...line, met: worst === 0 ? [] : everythingIn(line, blockers, tops) } }
}

interface Tried {
  readonly line: SightLine
  readonly worst: Weight
}

function bestLine(blockers: Blocker[], tops: Tops, eye: Footprint, target: Footprint): Tried {
  const centres = { from: eye.at, to: target.at }
  const first = { line: centres, worst: worstIn(centres, blockers, tops) }
  if (first.worst === 0) return first
  const rims = rimLines(eye, target)
  const least = leastOfAll(rims, blockers, tops)
  if (first.worst === least) return first
  const near = bestOf([nearestPoints(eye, target), ...rims], first, least, blockers, tops)
  return near.worst === least ? near : bestOf(linesPast([...blockers], eye, target), near, least, blockers, tops)
}

/** What no line can escape: something convex and tall in both outer lines is in every line between them. */
function leastOfAll([left, right]: readonly SightLine[], blockers: readonly Blocker[], tops: Tops): Weight {
  let least: Weight = 0
  for (const blocker of blockers) {
    const isTall = blocker.isConvex && blocker.top >= tops.from && blocker.top >= tops.to
    if (!isTall || WEIGHT[blocker.blocks] <= least || !left || !right) continue
    if (isInLine(blocker, left, tops) && isInLine(blocker, right, tops)) least = WEIGHT[blocker.blocks]
  }
  return least
}

function bestOf(lines: Iterable<SightLine>, soFar: Tried, least: Weight, blockers: Blocker[], tops: Tops): Tried {
  let best = soFar
  for (const { from, to } of lines) {
    const line = { from, to }
    const worst = worstIn(line, blockers, tops)
    if (worst < best.worst) best = { line, worst }
    if (worst === least) break
  }
  return best
}

/** The weightiest thing in a line. What hides it is put first, since it is likely to hide the next line too. */
function worstIn(line: SightLine, blockers: Blocker[], tops: Tops): Weight {
  let worst: Weight = 0
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i] as Blocker
    const weight = WEIGHT[blocker.blocks]
    if (weight <= worst || !isInLine(blocker, line, tops)) continue
    worst = weight
    if (worst < 2) continue
    blockers[i] = blockers[0] as Blocker
    blockers[0] = blocker
    return worst
  }
  return worst
}

function everythingIn(line: SightLine, blockers: readonly Blocker[], tops: Tops): readonly SightMet[] {
  const at = (share: number): Point => ({
    x: line.from.x + (line.to.x - line.from.x) * share,
    y: line.from.y + (line.to.y - line.from.y) * share,
  })
  return blockers
    .filter((blocker) => isInLine(blocker, line, tops))
    .map((blocker) => ({ blocker, parts: partsInLine(blocker, line) }))
    .map(({ blocker: { id, blocks }, parts }) => ({ id, blocks, from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 1 }))
    .sort((a, b) => a.from - b.from)
    .map(({ id, blocks, from, to }) => ({ id, blocks, from: at(from), to: at(to) }))
}
