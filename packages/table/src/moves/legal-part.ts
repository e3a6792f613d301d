/** Cutting a refused path back to the longest part of it, from its start, that is itself a legal move. */
import { traceLegal, type PathTrace } from './path-trace.ts'
import { pointAlong, distance, distanceSquared, NEIGHBOURS, samePoint, type Point } from '../geometry/point.ts'
import { lastShareBefore, contactsAt, forbiddenIntervals } from './resting.ts'
import type { PreparedMove } from './prepared-move.ts'
import type { Violation } from './violations.ts'

/** Undefined where no part of it is legal. */
export function longestLegalPart(
  move: PreparedMove,
  path: readonly Point[],
  violation: Violation | undefined,
): PathTrace | undefined {
  const last = violation?.leg ?? path.length - 1
  for (let leg = last; leg >= 0; leg--) {
    const before = path.slice(0, leg)
    const at = violation && leg === last ? violation : WHOLE
    const legal = new Cut(move, before, path[leg] as Point, leg === last).longest(at, touchedBy(violation, leg))
    if (legal) return legal
  }
  return undefined
}

/**
 * The part of a path along the edge of the table that rounding to the lattice alone allows. Only the edge is judged
 * without a tolerance, so a base that touches it and slants beyond it still rounds back onto the table for a while.
 */
export function partAlongEdge(
  move: PreparedMove,
  path: readonly Point[],
  violation: Violation | undefined,
): PathTrace | undefined {
  if (violation?.refusal.code !== 'off-table') return undefined
  const { leg, share } = violation
  return new Cut(move, path.slice(0, leg), path[leg] as Point, true).roundedFrom(share)
}

const touchedBy = (violation: Violation | undefined, leg: number): string | undefined =>
  violation && violation.leg === leg && violation.refusal.code === 'stopped-by-contact'
    ? violation.refusal.figure
    : undefined

const WHOLE = { endBefore: 1, share: 1 }

/** A tenth of a millimetre: a longer part than the first guess is looked for only if it may gain this much. */
const LOSS = 10
/** How many places, one unit apart, are tried first. */
const SMALL_STEPS = 6

interface Ending {
  readonly share: number
  readonly trace: PathTrace
}

/** One leg of a path, and where on it the move may end. */
class Cut {
  private readonly from: Point
  private readonly length: number
  private readonly spans: ReturnType<typeof forbiddenIntervals>

  constructor(
    private readonly move: PreparedMove,
    private readonly before: readonly Point[],
    private readonly to: Point,
    /** Whether the path to the end of this leg is known to be refused. */
    private readonly isEndRefused: boolean,
  ) {
    this.from = before.at(-1) ?? move.start
    this.length = distance(this.from, to)
    this.spans = forbiddenIntervals(move, this.from, to)
  }

  /** The path to the last lattice place beside the leg, before a violation, where the move may end. */
  longest(violation: Pick<Violation, 'endBefore' | 'share'>, touching?: string): PathTrace | undefined {
    const share = lastShareBefore(this.spans, violation.endBefore)
    if (touching !== undefined && share === violation.endBefore) {
      const legal = pathIntoContact(this.move, this.before, pointAlong(this.from, this.to, share), touching)
      if (legal && !samePoint(legal.path.at(-1) as Point, this.from)) return legal
    }
    const guess = this.guess(share),
      most = lastShareBefore(this.spans, violation.share)
    const isLonger = (other: number) => (other - (guess?.share ?? 0)) * this.length > LOSS
    const further = isLonger(most) ? this.furthest(most, guess) : undefined
    return (further && isLonger(further.share) ? further : guess)?.trace
  }

  /** Goes on in growing steps, then in smaller ones, while the move may end at the nearest lattice place. */
  roundedFrom(share: number): PathTrace | undefined {
    const { from, to, length } = this
    let best: PathTrace | undefined
    let [good, bad] = [share, 1]
    for (let step = 1; (bad - good) * length > 1; step *= 2) {
      const end = Math.min(good + step / length, (good + bad) / 2)
      const trace = this.traceTo(pointAlong(from, to, end))
      if (!trace && !best) return undefined
      if (trace) [best, good] = [trace, end]
      else [bad, step] = [end, 0.5]
    }
    return best
  }

  /** Steps back in growing steps until the move may end at the nearest lattice place. */
  private guess(most: number): Ending | undefined {
    for (let share = most, step = 0.5; share > 0 && step < 2 * this.length; step *= 1.5) {
      const trace = this.traceTo(pointAlong(this.from, this.to, share))
      if (trace) return { share, trace }
      share = lastShareBefore(this.spans, share - step / this.length)
    }
    return undefined
  }

  /** Further than a guess: near the violation, exactly on the leg, or in between by halving. */
  private furthest(most: number, guess: Ending | undefined): Ending | undefined {
    const least = guess?.share ?? 0
    let bad = Infinity
    for (let step = 0; step <= SMALL_STEPS; step++) {
      const share = lastShareBefore(this.spans, most - step / this.length)
      const trace = share > least && share < bad ? this.traceBeside(share) : undefined
      if (trace) return { share, trace }
      bad = share
    }
    const onLine = this.onLine(most, least),
      forward = this.forward(guess, bad)
    return onLine && (!forward || onLine.share > forward.share) ? onLine : forward
  }

  private forward(guess: Ending | undefined, bad: number): Ending | undefined {
    let best = guess
    for (let end = bad; (end - (best?.share ?? 0)) * this.length > 1;) {
      const middle = ((best?.share ?? 0) + end) / 2,
        share = lastShareBefore(this.spans, middle)
      const trace = share > (best?.share ?? 0) ? this.traceBeside(share) : undefined
      if (trace) best = { share, trace }
      else end = middle
    }
    return best
  }

  /** A lattice place exactly on the leg: in a corridor as wide as the base there is no other. */
  private onLine(most: number, least: number): Ending | undefined {
    const { from, to, length } = this
    const steps = greatestDivisor(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    for (
      let step = Math.floor(most * steps), tries = 0;
      tries < SMALL_STEPS && (step / steps - least) * length > 1;
      tries++
    ) {
      const share = lastShareBefore(this.spans, step / steps)
      if (share * steps < step) step = Math.floor(share * steps)
      const trace = this.traceTo({
        x: from.x + ((to.x - from.x) / steps) * step,
        y: from.y + ((to.y - from.y) / steps) * step,
      })
      if (trace) return { share: step / steps, trace }
      step--
    }
    return undefined
  }

  /**
   * The four lattice places around a place on the leg, the nearest first; on a slant some of them are clear where
   * others collide.
   */
  private traceBeside(share: number): PathTrace | undefined {
    const nearest = this.traceTo(pointAlong(this.from, this.to, share))
    if (nearest) return nearest
    const x = this.from.x + (this.to.x - this.from.x) * share,
      y = this.from.y + (this.to.y - this.from.y) * share
    // A place of the lattice has no others around it.
    if (Number.isInteger(x) && Number.isInteger(y)) return undefined
    const around = latticeAround({ x, y })
    for (let i = 1; i < around.length; i++) {
      const trace = this.traceTo(around[i] as Point)
      if (trace) return trace
    }
    return undefined
  }

  private traceTo(end: Point): PathTrace | undefined {
    if (samePoint(end, this.from) || (this.isEndRefused && samePoint(end, this.to))) return undefined
    return traceLegal(this.move, [...this.before, end])
  }
}

/** The four lattice places around a place, the nearest first. */
function latticeAround(at: Point): readonly Point[] {
  const left = Math.floor(at.x),
    right = Math.ceil(at.x),
    top = Math.floor(at.y),
    bottom = Math.ceil(at.y)
  const around = [
    { x: left, y: top },
    { x: left, y: bottom },
    { x: right, y: top },
    { x: right, y: bottom },
  ]
  return around.sort((a, b) => distanceSquared(a, at) - distanceSquared(b, at))
}

/** Of two whole numbers, not both 0. */
const greatestDivisor = (a: number, b: number): number => (b === 0 ? a || 1 : greatestDivisor(b, a % b))

/** Rounding may lose a contact or turn it into an overlap; then a lattice neighbour keeps it. */
function pathIntoContact(
  move: PreparedMove,
  before: readonly Point[],
  { x, y }: Point,
  figure: string,
): PathTrace | undefined {
  for (const [dx, dy] of NEIGHBOURS) {
    const end = { x: x + dx, y: y + dy }
    if (!contactsAt(move, end).includes(figure)) continue
    const trace = traceLegal(move, [...before, end])
    if (trace) return trace
  }
  return undefined
}
