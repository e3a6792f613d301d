/** Where a figure may stand: on the table, on nobody, in no building, and across no wall or hedge. */
import { DIRECTIONS, named, pointTowards, refuse, text, type Refusal } from '@muster/engine'
import { baseOverlapsOutline, isNearBox, isOnTable, type Length, type Piece, type Point } from '@muster/table'
import { footprint } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { GOING } from './going.ts'
import { thePiece } from './names.ts'

/** What keeps a figure from standing somewhere. */
export type SpotFault<F extends Standing = Standing> =
  | { readonly is: 'off-table' }
  | { readonly is: 'on-figure'; readonly figure: F }
  | { readonly is: 'on-piece'; readonly piece: Piece }

type Standing = Pick<Figure, 'id' | 'at' | 'diameter'>

/** Why this figure may not stand here among these others; undefined when it may. */
export function spotFault<F extends Standing>(
  { field, survey }: State,
  figure: Figure,
  at: Point,
  others: readonly F[],
): SpotFault<F> | undefined {
  const foot = footprint(figure, at)
  if (!isOnTable(foot, field)) return { is: 'off-table' }
  for (const other of others) if (areOverlapping(figure, at, other)) return { is: 'on-figure', figure: other }
  for (const { piece, box } of survey.ground.pieces) {
    if (!isStandable(piece) && isNearBox(box, at, at, figure.diameter / 2) && baseOverlapsOutline(foot, piece.outline))
      return { is: 'on-piece', piece }
  }
  return undefined
}

function areOverlapping({ diameter }: Figure, at: Point, other: Standing): boolean {
  const reach = (other.diameter + diameter) / 2
  const dx = other.at.x - at.x
  const dy = other.at.y - at.y
  return dx * dx + dy * dy < reach * reach
}

const isStandable = ({ kind }: Piece): boolean => GOING[kind] === 'open' || GOING[kind] === 'rough'

/** The fault as a player is told it. */
export function spotRefusal(fault: SpotFault, { id }: Figure, at: Point): Refusal {
  switch (fault.is) {
    case 'off-table':
      return refuse('HW-MOVE-20', 'off-table', text`${named(id)} must stand wholly on the table.`, { at })
    case 'on-figure':
      return refuse('HW-MEAS-04', 'rests-on-figure', text`${named(id)} would stand on ${named(fault.figure.id)}.`, {
        at,
        figure: fault.figure.id,
      })
    case 'on-piece': {
      const rule = GOING[fault.piece.kind] === 'obstacle' ? 'HW-MOVE-11' : 'HW-MOVE-16'
      const message = text`${named(id)} would stand on ${thePiece(fault.piece)}.`
      return refuse(rule, 'rests-on-piece', message, { at, piece: fault.piece.id })
    }
  }
}

/** Why this figure may not be put there; undefined when it may. */
export function refuseSpot(state: State, figure: Figure, at: Point): Refusal | undefined {
  const others = state.figures.filter((other) => other.where === 'standing' && other !== figure)
  const fault = spotFault(state, figure, at, others)
  return fault && spotRefusal(fault, figure, at)
}

/** A quarter of an inch. */
const RING: Length = 635

/** The allowed place nearest to the wanted one, searched for in growing rings. */
export function nearestLegalSpot(wished: Point, most: Length, isAllowed: (at: Point) => boolean): Point | undefined {
  for (let far = RING; far <= most; far += RING) {
    for (const way of DIRECTIONS) {
      const at = pointTowards(wished, way, far)
      if (isAllowed(at)) return at
    }
  }
  return undefined
}
