/** Where the prison may stand: clear of all terrain, with one side that can be reached. */
import { pickOne, refuse, type Random, type Refusal, type Spot } from '@muster/engine'
import {
  square,
  boxesMeet,
  INCH,
  outlineBox,
  outlinesOverlap,
  prepareGround,
  shapeOf,
  type Base,
  type Battlefield,
  type Ground,
  type Outline,
  type Piece,
  type Point,
} from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import type { Edge } from '../../state/state.ts'
import { thePiece } from '../../terrain/names.ts'

export const PRISON = 'prison'
const SIDE = 4 * INCH
const CLEAR = 2 * INCH
const RULE = 'HW-RUL-100'
export const PRISON_BASE: Base = { shape: 'rectangle', width: SIDE, length: SIDE }

/** Facings tried at random; a player may choose any. */
const FACINGS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: -3 },
  { x: 3, y: -1 },
  { x: 1, y: -2 },
  { x: 2, y: -1 },
]

/** The prison as a piece of terrain. Corners are rounded to the lattice, and judged as they then are. */
export function prisonAt(at: Point, facing?: Point): Piece {
  const { core } = shapeOf({ base: PRISON_BASE, at, ...(facing && { facing }) })
  const points = core.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  return { id: PRISON, kind: 'building', name: 'The Prison', height: 3 * INCH, outline: { is: 'area', points } }
}

/** Why the prison may not stand here; undefined when it may. */
export function refusePrison({ field, pieces }: Ground, { outline }: Piece): Refusal | undefined {
  const box = outlineBox(outline)
  if (box.left < 0 || box.top < 0 || box.right > field.width || box.bottom > field.depth)
    return refuse(RULE, 'off-table', 'The prison must stand wholly on the table.')
  const under = pieces.find(
    (known) => boxesMeet(known.box, box) && outlinesOverlap(outline, known.piece.outline),
  )?.piece
  if (under) return refuse(RULE, 'on-terrain', `The prison may not stand on ${thePiece(under)}.`, { piece: under.id })
  return hasOpenSide(field, outline)
    ? undefined
    : refuse(RULE, 'shut-in', 'One side of the prison must be 2" or more from table edges and other buildings.')
}

function hasOpenSide(field: Battlefield, outline: Outline): boolean {
  if (outline.is !== 'area') return false
  const { points } = outline
  return points.some((a, i) => isOpen(field, a, points[(i + 1) % points.length] as Point))
}

function isOpen({ width, depth, pieces }: Battlefield, a: Point, b: Point): boolean {
  const least = CLEAR - TOLERANCE
  const nearEdge = Math.min(a.x, b.x, a.y, b.y, width - a.x, width - b.x, depth - a.y, depth - b.y)
  return (
    nearEdge >= least && pieces.every(({ kind, outline }) => kind !== 'building' || !comesNear(outline, a, b, least))
  )
}

/** Whether an outline comes within `reach` of a wall: meets the strip beside it or the rounds at its ends. */
function comesNear(outline: Outline, a: Point, b: Point, reach: number): boolean {
  const strip: Outline = { is: 'area', points: stripAround(a, b, reach) }
  return (
    outlinesOverlap(strip, outline) ||
    [a, b].some((end) => outlinesOverlap({ is: 'disc', centre: end, radius: reach }, outline))
  )
}

function stripAround(a: Point, b: Point, reach: number): readonly Point[] {
  const dx = b.x - a.x,
    dy = b.y - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const x = (-dy / length) * reach,
    y = (dx / length) * reach
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y },
    { x: b.x - x, y: b.y - y },
    { x: a.x - x, y: a.y - y },
  ]
}

const isLegal = (ground: Ground, at: Point, facing?: Point): boolean =>
  refusePrison(ground, prisonAt(at, facing)) === undefined

/** Near the middle of the defender's edge; elsewhere when there is no room. */
export function usualPrison(ground: Ground, edge: Edge): Spot {
  const wished = depthPoint(ground.field, edge, 5 * INCH)
  const found = nearestPlace(ground, wished)
  return { figure: PRISON, at: found ?? wished }
}

export function anyPrison(ground: Ground, edge: Edge, random: Random): Spot {
  const { field } = ground
  for (let tries = 0; tries < 40; tries++) {
    const at = { x: Math.round(random() * field.width), y: Math.round(random() * field.depth) }
    const facing = pickOne(random, FACINGS)
    if (isLegal(ground, at, facing)) return { figure: PRISON, at, facing }
  }
  return usualPrison(ground, edge)
}

const depthPoint = ({ width, depth }: Battlefield, edge: Edge, inset: number): Point => {
  const x = edge === 'west' ? inset : edge === 'east' ? width - inset : Math.round(width / 2)
  const y = edge === 'north' ? inset : edge === 'south' ? depth - inset : Math.round(depth / 2)
  return { x, y }
}

/** The legal place of an inch grid that is nearest to the wished one; if it has none, of a finer grid. */
function nearestPlace(ground: Ground, wished: Point): Point | undefined {
  if (isLegal(ground, wished)) return wished
  const far = ({ x, y }: Point) => square(x - wished.x) + square(y - wished.y)
  const nearest = (step: number) =>
    grid(ground.field, step)
      .sort((a, b) => far(a) - far(b))
      .find((at) => isLegal(ground, at))
  return nearest(INCH) ?? nearest(INCH / 4)
}

function grid({ width, depth }: Battlefield, step: number): Point[] {
  const spots: Point[] = []
  for (let x = SIDE / 2; x <= width - SIDE / 2; x += step)
    for (let y = SIDE / 2; y <= depth - SIDE / 2; y += step) spots.push({ x, y })
  return spots
}

export function hasRoomForPrison(field: Battlefield): boolean {
  const ground = prepareGround(field)
  return [INCH, INCH / 4].some((step) => grid(field, step).some((at) => isLegal(ground, at)))
}
