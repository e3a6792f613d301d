/**
 * Being moved in a straight line without walking: slides, pushes, pulls. It ends early at another
 * base, at a barrier too high to be ignored, or at the edge of the table.
 */
import {
  distance,
  elevationAt,
  landscapeOf,
  legalPart,
  prepareLandscape,
  prepareMove,
  radiusOf,
  samePoint,
  type Bystander,
  type Footprint,
  type GroundPiece,
  type Landscape,
  type Length,
  type Passage,
  type Point,
} from '@muster/table'
import { bearerOf, footprint, TOLERANCE, heightOf, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierFor, riseOf } from '../terrain/barriers.ts'
import { goingOf } from '../terrain/terrain.ts'

const FREE: Passage = {}
const BARS: Passage = { bars: true }

/** A character on top of something has a landscape of its own; for all others only their Height counts. */
function landscapeFor(state: State, mover: Figure, foot: Footprint): Landscape {
  const { ground } = state.survey
  const passageOf = (known: GroundPiece) => passageOver(state, mover, known)
  if (mover.level !== elevationAt(ground, mover.at)) return prepareLandscape(ground, foot, passageOf)
  return landscapeOf(state.survey, ['shifted', heightOf(state, mover)], foot, passageOf)
}

function passageOver(state: State, mover: Figure, known: GroundPiece): Passage {
  const going = goingOf(known.piece)
  if (going === 'barred') return BARS
  return going === 'solid' && barrierFor(state, mover, riseOf(state, mover, known)) !== 'ignored' ? BARS : FREE
}

/** The bases it could meet on such a short move. */
function bystanders(state: State, mover: Figure, far: Length): Bystander[] {
  const others: Bystander[] = []
  for (const other of state.figures) {
    const reach = far + radiusOf(mover.profile.base) + radiusOf(other.profile.base) + TOLERANCE
    if (Math.abs(other.at.x - mover.at.x) > reach || Math.abs(other.at.y - mover.at.y) > reach) continue
    if (isStanding(other) && other !== mover)
      others.push({ id: other.id, foot: footprint(state, other), effect: 'bars' })
  }
  return others
}

/** How far towards `goal` this base can be shifted. */
export function shiftedSpot(state: State, figure: Figure, goal: Point): Point {
  const mover = bearerOf(state, figure)
  if (samePoint(mover.at, goal)) return goal
  const far = distance(mover.at, goal) + TOLERANCE
  const foot = footprint(state, mover)
  const move = prepareMove({
    landscape: landscapeFor(state, mover, foot),
    mover: foot,
    allowance: far,
    others: bystanders(state, mover, far),
    tolerance: TOLERANCE,
  })
  const [spot] = legalPart(move, [goal])
  return spot ?? mover.at
}
