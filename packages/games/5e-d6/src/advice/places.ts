/** Places to go to, weighed by plain arithmetic before the judge of moves is asked: it alone knows the terrain. */
import { TURNS, turnedPoint, type Question, type Turning } from '@muster/engine'
import { distance, distanceSquared, pointToSegmentSquared, radiusOf, type Length, type Point } from '@muster/table'
import type { MoveChoice } from '../rules/movement/ask-move.ts'
import type { Figure } from '../state/state.ts'

/** A figure that is asked to move, and how far it may. */
export class Mover {
  constructor(
    private readonly question: Question,
    private readonly choice: MoveChoice,
    readonly figure: Figure,
    readonly left: Length,
  ) {}

  /** Whether nobody stands at a place, and no enemy on the straight way to it: mostly that is why a move is refused. */
  hasRoom(at: Point): boolean {
    const { mover, others, tolerance } = this.choice.prepared(this.figure.id).question
    const own = radiusOf(mover.base) - tolerance
    for (const { foot, effect } of others) {
      const near = own + radiusOf(foot.base)
      const { x, y } = foot.at
      const gap =
        effect === 'free'
          ? distanceSquared(foot.at, at)
          : pointToSegmentSquared(x, y, mover.at.x, mover.at.y, at.x, at.y)
      if (gap < near * near) return false
    }
    return true
  }

  /** By the rules. */
  mayGo(path: readonly Point[]): boolean {
    const { question, figure } = this
    return question.moves?.allows(figure.id, path) === true && question.check({ figure: figure.id, path }) === undefined
  }
}

/** In every direction quarters of the way are tried. */
const SHARES = [1, 0.75, 0.5, 0.25]

/** To either side: the way around what bars all others. */
const SIDEWAYS: readonly Turning[] = [
  [0, 1],
  [0, -1],
]

/** What brings a figure nearest comes first. */
const AIMS: readonly (readonly [Turning, number])[] = [...TURNS, ...SIDEWAYS]
  .flatMap((turn) => SHARES.map((share) => [turn, share] as const))
  .sort(([[a], one], [[b], other]) => b * other - a * one)

/** As near as a straight move gets, ahead or turned aside; nowhere where the figure is hemmed in. */
export function towards(mover: Mover, goal: Point, far: Length): readonly Point[] {
  const { at: from } = mover.figure
  const step = Math.min(distance(from, goal), far)
  for (const [turn, share] of AIMS) {
    const at = turnedPoint(from, goal, step * share, turn)
    if (!mover.hasRoom(at)) continue
    const path = [at]
    if (mover.mayGo(path)) return path
  }
  return []
}
