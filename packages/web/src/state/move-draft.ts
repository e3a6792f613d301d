/** A move in the making: the way a figure or a unit is led, corner by corner. */
import type { FigureId, MoveAnswer } from '@muster/engine'
import { distance, INCH, point, samePoint, type Point } from '@muster/table'
import type { Body } from '../figures/units.ts'
import type { MoveDraft } from './draft.ts'

/** The move as it lies on the table; a unit may also only change its shape. */
export function moveAnswer({ figure, path, body }: MoveDraft): MoveAnswer | undefined {
  if (body && body.ends.length > 0) return { figure, path, ends: body.ends }
  return path.length > 0 ? { figure, path } : undefined
}

/** Where the figure of a move draft stands now. */
export const endOf = ({ start, path }: MoveDraft): Point => path.at(-1) ?? start

export const liftFigure = (figure: FigureId, start: Point, held: boolean): MoveDraft => ({
  is: 'move',
  figure,
  start,
  via: [],
  goal: start,
  path: [],
  held,
})

/** Put back where it was taken up, still in the hand. */
export const atHome = (draft: MoveDraft): MoveDraft => ({
  ...draft,
  goal: draft.start,
  via: [],
  path: [],
  ...(draft.body && { body: { ...draft.body, ends: [] } }),
})

/** A unit taken up: it goes by its centre, in the shape the rules propose first. */
export const liftBody = ({ figure, centre, models, shapes }: Body, held: boolean): MoveDraft => ({
  ...liftFigure(figure, centre, held),
  body: { models, shape: shapes[0]?.id ?? '', turn: 0, ends: [] },
})

/** A corner of the path where one wants it: at the place reached so far. */
export function addWayPoint(draft: MoveDraft): MoveDraft {
  const end = endOf(draft)
  return samePoint(end, draft.via.at(-1) ?? draft.start) ? draft : { ...draft, via: [...draft.via, end] }
}

/** Half an inch of a hand's trail is a corner of its own. */
const A_STRIDE = INCH / 2
export function followed(draft: MoveDraft): MoveDraft {
  return distance(endOf(draft), draft.via.at(-1) ?? draft.start) >= A_STRIDE ? addWayPoint(draft) : draft
}

export const nudged = (at: Point, dx: number, dy: number): Point => point(at.x + dx, at.y + dy)
