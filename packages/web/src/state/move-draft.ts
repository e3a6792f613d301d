/** The draft of a move: the path of a figure or a unit, corner by corner. */
import type { FigureId, MoveAnswer } from '@muster/engine'
import { distance, INCH, point, samePoint, type Point } from '@muster/table'
import type { UnitFormation } from '../figures/units.ts'
import type { MoveDraft } from './draft.ts'

/** The move as it lies on the table; a unit may also only change its shape. */
export function moveAnswer({ figure, path, unit }: MoveDraft): MoveAnswer | undefined {
  if (unit && unit.ends.length > 0) return { figure, path, ends: unit.ends }
  return path.length > 0 ? { figure, path } : undefined
}

/** Where the figure of a move draft stands now. */
export const moveEnd = ({ start, path }: MoveDraft): Point => path.at(-1) ?? start

export const startFigureMove = (figure: FigureId, start: Point, held: boolean): MoveDraft => ({
  is: 'move',
  figure,
  start,
  via: [],
  goal: start,
  path: [],
  held,
})

/** Put back where it was taken up, still in the hand. */
export const resetMove = (draft: MoveDraft): MoveDraft => ({
  ...draft,
  goal: draft.start,
  via: [],
  path: [],
  ...(draft.unit && { unit: { ...draft.unit, ends: [] } }),
})

/** A unit taken up: it goes by its centre, in the shape the rules propose first. */
export const startUnitMove = ({ figure, centre, models, shapes }: UnitFormation, held: boolean): MoveDraft => ({
  ...startFigureMove(figure, centre, held),
  unit: { models, shape: shapes[0]?.id ?? '', turn: 0, ends: [] },
})

/** A corner of the path where one wants it: at the place reached so far. */
export function addCorner(draft: MoveDraft): MoveDraft {
  const end = moveEnd(draft)
  return samePoint(end, draft.via.at(-1) ?? draft.start) ? draft : { ...draft, via: [...draft.via, end] }
}

/** Half an inch of a hand's trail is a corner of its own. */
const CORNER_DISTANCE = INCH / 2
export function withTracedCorner(draft: MoveDraft): MoveDraft {
  return distance(moveEnd(draft), draft.via.at(-1) ?? draft.start) >= CORNER_DISTANCE ? addCorner(draft) : draft
}

export const offsetPoint = (at: Point, dx: number, dy: number): Point => point(at.x + dx, at.y + dy)
