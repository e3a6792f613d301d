/** A shove: straight away from its maker, as far as there is room. */
import type { FigureId, Play } from '@muster/engine'
import {
  distance,
  landscapeOf,
  legalPart,
  point,
  prepareMove,
  samePoint,
  type Bystander,
  type GroundPiece,
  type Passage,
  type Point,
} from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, footprint, heightOf, ONE_INCH, standing, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { endLostGrapples } from '../grapples/grapples.ts'
import { settle } from '../measuring/settle.ts'
import { barrierCrossing, gapCrossing } from '../terrain/crossing.ts'
import { goingOf } from '../terrain/kinds.ts'

/** It provokes no opportunity attack and does no damage. */
export function pushAway(play: Play<State>, id: FigureId, by: FigureId): void {
  const { state } = play
  const figure = figureOf(state, id)
  const from = figure.at
  const at = pushedTo(state, figure, beyond(figureOf(state, by).at, from))
  tell(play, { is: 'pushed', figure: id, by, from, at, rules: ['FD-MAN-04', 'FD-RUL-59'] })
  if (samePoint(from, at)) return
  settle(state, id, at)
  endLostGrapples(play)
}

/** The point 1" beyond a centre, on the line from another. */
function beyond(from: Point, through: Point): Point {
  const share = ONE_INCH / (distance(from, through) || 1)
  return point(through.x + (through.x - from.x) * share, through.y + (through.y - from.y) * share)
}

/** It stops at another base, at anything it could not simply step over, and at the table's edge. */
function pushedTo(state: State, figure: Figure, goal: Point): Point {
  const mover = footprint(figure)
  const others = standing(state)
    .filter((other) => other !== figure)
    .map((other): Bystander => ({ id: other.id, foot: footprint(other), effect: 'bars' }))
  const landscape = landscapeOf(state.survey, ['pushed', heightOf(figure)], mover, (known) => passageOf(figure, known))
  const move = prepareMove({ landscape, mover, allowance: 2 * ONE_INCH, others, tolerance: TOLERANCE })
  return legalPart(move, [goal]).at(-1) ?? figure.at
}

const STOPS: Passage = { bars: true }
const FREE: Passage = {}

function passageOf(figure: Figure, { piece }: GroundPiece): Passage {
  const going = goingOf(piece)
  if (going === 'barrier') return barrierCrossing(figure, piece) === 'ignored' ? { noRest: true } : STOPS
  if (going === 'gap') return gapCrossing(figure, piece) === 'ignored' ? FREE : STOPS
  return going === 'impassable' ? STOPS : FREE
}
