/**
 * Being moved in a straight line without walking: slides, pushes, pulls. It ends early at another
 * base, at a barrier too high to be ignored, or at the edge of the table.
 */
import {
  distance,
  legalPart,
  prepareGround,
  radiusOf,
  samePoint,
  type Bystander,
  type Length,
  type Passage,
  type Piece,
  type Point,
} from '@muster/table'
import { bearerOf, footprint, HAIR, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierFor, riseOf } from '../terrain/barriers.ts'
import { isPlain, keptPassage } from './kept-passages.ts'
import { goingOf } from '../terrain/terrain.ts'

const FREE: Passage = {}
const BARS: Passage = { bars: true }

/** Told apart from every manner of walking. */
const SHIFTED = 0

const passageFor = (state: State, mover: Figure): ((piece: Piece) => Passage) =>
  isPlain(state, mover) ? keptPassage(state, mover, SHIFTED, () => ownPassage(state, mover)) : ownPassage(state, mover)

function ownPassage(state: State, mover: Figure): (piece: Piece) => Passage {
  const known = new Map(prepareGround(state.field).pieces.map((one) => [one.piece, one]))
  return (piece) => {
    const going = goingOf(piece)
    const one = known.get(piece)
    if (going === 'barred') return BARS
    return going === 'solid' && one && barrierFor(state, mover, riseOf(state, mover, one)) !== 'ignored' ? BARS : FREE
  }
}

/** Those it could meet on so short a way. */
function bystanders(state: State, mover: Figure, far: Length): Bystander[] {
  const others: Bystander[] = []
  for (const other of state.figures) {
    const reach = far + radiusOf(mover.profile.base) + radiusOf(other.profile.base) + HAIR
    if (Math.abs(other.at.x - mover.at.x) > reach || Math.abs(other.at.y - mover.at.y) > reach) continue
    if (isStanding(other) && other !== mover) others.push({ id: other.id, foot: footprint(state, other), as: 'bars' })
  }
  return others
}

/** How far towards `goal` this base can be shifted. */
export function shiftedSpot(state: State, figure: Figure, goal: Point): Point {
  const mover = bearerOf(state, figure)
  if (samePoint(mover.at, goal)) return goal
  const far = distance(mover.at, goal) + HAIR
  const [spot] = legalPart(
    {
      ground: prepareGround(state.field),
      mover: footprint(state, mover),
      allowance: far,
      passage: passageFor(state, mover),
      others: bystanders(state, mover, far),
      hair: HAIR,
    },
    [goal],
  )
  return spot ?? mover.at
}
