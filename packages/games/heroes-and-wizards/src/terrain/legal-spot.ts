/** Where a figure may stand: on the table, on nobody, in no building, and across no wall or hedge. */
import { refuse, type Refusal } from '@muster/engine'
import { baseOverlapsOutline, isNearBox, isOnTable, type Length, type Point } from '@muster/table'
import { footprint } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { GOING } from './going.ts'
import { thePiece } from './names.ts'
import { goneBy, WAYS } from './directions.ts'

/** Why this figure may not be put there, or undefined. */
export function isLegalSpot(state: State, figure: Figure, at: Point): Refusal | undefined {
  return refuseEdge(state, figure, at) ?? refuseCrowd(state, figure, at) ?? refuseGround(state, figure, at)
}

const refuseEdge = ({ field }: State, figure: Figure, at: Point): Refusal | undefined =>
  isOnTable(footprint(figure, at), field)
    ? undefined
    : refuse('HW-MOVE-20', 'off-table', `${figure.id} must stand wholly on the table.`, { at })

function refuseCrowd({ figures }: State, figure: Figure, at: Point): Refusal | undefined {
  for (const other of figures) {
    if (other.where !== 'standing' || other === figure) continue
    const reach = (other.diameter + figure.diameter) / 2
    const dx = other.at.x - at.x
    const dy = other.at.y - at.y
    if (dx * dx + dy * dy >= reach * reach) continue
    return refuse('HW-MEAS-04', 'rests-on-figure', `${figure.id} would stand on ${other.id}.`, { at, figure: other.id })
  }
  return undefined
}

function refuseGround({ survey }: State, figure: Figure, at: Point): Refusal | undefined {
  const foot = footprint(figure, at)
  for (const { piece, box } of survey.ground.pieces) {
    const going = GOING[piece.kind]
    if (going !== 'obstacle' && going !== 'impassable') continue
    if (!isNearBox(box, at, at, figure.diameter / 2) || !baseOverlapsOutline(foot, piece.outline)) continue
    const rule = going === 'obstacle' ? 'HW-MOVE-11' : 'HW-MOVE-16'
    const message = `${figure.id} would stand on ${thePiece(piece)}.`
    return refuse(rule, 'rests-on-piece', message, { at, piece: piece.id })
  }
  return undefined
}

/** A quarter of an inch. */
const RING: Length = 635

/** The nearest place to the wished one that is allowed: looked for ring by ring. */
export function nearestLegalSpot(wished: Point, most: Length, isAllowed: (at: Point) => boolean): Point | undefined {
  for (let far = RING; far <= most; far += RING) {
    for (const way of WAYS) {
      const at = goneBy(wished, way, far)
      if (isAllowed(at)) return at
    }
  }
  return undefined
}
