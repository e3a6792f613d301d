/** Where flags, chests and parcels lie: with room for models all round, and where somebody can get at them. */
import { circle, INCH, outlineGap, type Battlefield, type Piece, type Point } from '@muster/table'
import { spotsAround, effectOf } from '../terrain.ts'
import type { Edge } from '../state/state.ts'

/** How far from its edge a thing of a side lies. */
const FROM_EDGE = 3 * INCH
/** Room for a model between an objective and anything nobody can stand on. */
const ROOM = INCH
const STEP = INCH / 2
/** How far a thing is moved along the line between the armies before it is laid nearer to one of them. */
const ALONG = 5 * INCH

/** Nothing is laid on walls and cliffs, nor in a house, nor in deep water. */
const isNoPlace = (piece: Piece): boolean => {
  const nature = effectOf(piece)
  return nature === 'solid' || nature === 'obstacle' || piece.kind === 'building' || piece.kind === 'deep-water'
}

/** Whether a place is on the table and at least `room` from all that is no place for a thing. */
function isClear(field: Battlefield, at: Point, room: number, isBad: (piece: Piece) => boolean): boolean {
  const { x, y } = at
  if (x < room || y < room || x > field.width - room || y > field.depth - room) return false
  const foot = { base: circle(0), at }
  return field.pieces.every((piece) => !isBad(piece) || outlineGap(foot, piece.outline) >= room)
}

/** Which side is tried first: 1 is left, -1 is right. Objectives on opposite edges then move symmetrically. */
type Lean = 1 | -1

/**
 * The wished place if there is room, else the nearest along the line between the armies, so that neither has the
 * shorter way; else the nearest anywhere. `apart` are other things, which keep their distance.
 */
export function openSpot(field: Battlefield, wished: Point, lean: Lean = 1, apart: readonly Point[] = []): Point {
  for (const { x, y } of offsets(field)) {
    const at = { x: wished.x + lean * x, y: wished.y + lean * y }
    if (isClear(field, at, ROOM, isNoPlace) && apart.every((other) => !isClose(at, other))) return at
  }
  return wished
}

const isClose = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 4 * INCH && Math.abs(a.y - b.y) < 4 * INCH

function* offsets(field: Battlefield): Iterable<Point> {
  for (let aside = 0; aside <= ALONG; aside += STEP)
    yield* [
      { x: -aside, y: 0 },
      { x: aside, y: 0 },
    ]
  yield* rings({ x: 0, y: 0 }, field)
}

function* rings(centre: Point, { width, depth }: Battlefield): Iterable<Point> {
  for (let far = STEP; far < width + depth; far += STEP) yield* spotsAround(centre, far)
}

/** In the middle of a long edge, a little way in. */
export const homeAt = (field: Battlefield, edge: Edge): Point =>
  openSpot(
    field,
    {
      x: Math.round(field.width / 2),
      y: edge === 'north' ? FROM_EDGE : field.depth - FROM_EDGE,
    },
    edge === 'north' ? 1 : -1,
  )

/** Where an objective is dropped: there, or beside a cliff, so that a model can pick it up. */
export function fallSpot(field: Battlefield, at: Point): Point {
  const isFree = (spot: Point) => isClear(field, spot, ROOM / 2, (piece) => effectOf(piece) === 'solid')
  if (isFree(at)) return at
  for (const spot of rings(at, field)) if (isFree(spot)) return spot
  return at
}
