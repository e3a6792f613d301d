/** Refuses terrain that no rule and no drawing could handle, in a table, a plan, a record or a situation. */
import {
  boxOf,
  inchesText,
  INCH,
  isNearBox,
  outlineArea,
  outlineBox,
  segmentsMeet,
  square,
  TERRAIN_KINDS,
  orientation,
  type Battlefield,
  type Outline,
  type Piece,
  type Point,
} from '@muster/table'
import { unknownWordText } from './spelling.ts'

export interface TerrainFault {
  readonly message: string
  /** From the table on: `pieces.3.outline`. */
  readonly where: string
}

export const LARGEST_TABLE = 144 * INCH
export const HIGHEST_PIECE = 48 * INCH
export const MOST_PIECES = 200
export const MOST_CORNERS = 200
/** A twentieth of an inch: anything smaller is taken for a mistake. */
const LEAST = INCH / 20

/** The name of an outline's field: situations call it by its kind. */
export type OutlinePlace = (outline: Outline) => string
const asOutline: OutlinePlace = () => 'outline'

export const pieceName = ({ name, kind, id }: Piece): string => name ?? `${kind} "${id}"`

/** What is wrong with the pieces of a table, the first fault of each; nothing, when they can be used. */
export function terrainFaults(field: Battlefield, placeOf: OutlinePlace = asOutline): TerrainFault[] {
  const ids = new Set<string>()
  return field.pieces.flatMap((piece, index) => {
    const at = (part: string, message: string): TerrainFault[] => [{ message, where: `pieces.${index}.${part}` }]
    if (ids.has(piece.id)) return at('id', `Two pieces are called "${piece.id}": give each an id of its own.`)
    ids.add(piece.id)
    if (!TERRAIN_KINDS.includes(piece.kind))
      return at('kind', unknownWordText('terrain of the kind', piece.kind, TERRAIN_KINDS))
    const { height = 0 } = piece
    if (!(height >= 0 && height <= HIGHEST_PIECE)) {
      return at('height', `${pieceName(piece)} should be 0" to ${inchesText(HIGHEST_PIECE)}" high.`)
    }
    const wrong = outlineFault(piece.outline) ?? placeFault(field, piece.outline)
    return wrong === undefined ? [] : at(placeOf(piece.outline), `${pieceName(piece)} ${wrong}`)
  })
}

const isWhole = ({ x, y }: Point): boolean => Number.isSafeInteger(x) && Number.isSafeInteger(y)

function outlineFault(outline: Outline): string | undefined {
  if (outline.is === 'disc') {
    if (!isWhole(outline.centre) || !Number.isSafeInteger(outline.radius))
      return 'has no outline: its centre and radius should be whole lengths.'
    return outline.radius < LEAST ? `is too small: its radius should be at least ${LEAST / INCH}".` : undefined
  }
  const { is, points } = outline
  const least = is === 'area' ? 3 : 2
  if (!points.every(isWhole)) return 'has no outline: its corners should be whole lengths.'
  if (points.length < least)
    return `has no outline: ${is === 'area' ? 'an area' : 'a line'} has at least ${least} corners.`
  if (points.length > MOST_CORNERS) return `has ${points.length} corners: there should be at most ${MOST_CORNERS}.`
  return is === 'area' ? areaFault(outline) : lineFault(points)
}

function lineFault(points: readonly Point[]): string | undefined {
  const twice = points.findIndex((p, i) => i > 0 && isSame(p, points[i - 1] as Point))
  const length = points.reduce((sum, p, i) => sum + (i === 0 ? 0 : between(p, points[i - 1] as Point)), 0)
  if (length < LEAST) return `has no length: it should be at least ${LEAST / INCH}" long.`
  return twice > 0 ? repeated(twice) : undefined
}

function areaFault(outline: Outline & { readonly is: 'area' }): string | undefined {
  const { points } = outline
  const next = (i: number): Point => points[(i + 1) % points.length] as Point
  if (outlineArea(outline) < square(LEAST)) return 'covers no ground: its corners lie on one line or in one place.'
  const twice = points.findIndex((p, i) => isSame(p, next(i)))
  if (twice >= 0) return repeated((twice + 1) % points.length)
  const crossing = firstCrossing(points)
  return crossing < 0
    ? undefined
    : `has an outline that crosses itself at its side from corner ${crossing + 1}: give its corners in their order round it.`
}

const isSame = (p: Point, q: Point): boolean => p.x === q.x && p.y === q.y
const between = (p: Point, q: Point): number => Math.sqrt(square(p.x - q.x) + square(p.y - q.y))
const repeated = (corner: number): string =>
  `has a corner twice in a row (corner ${corner + 1}): leave one of them out.`

/** The first side that meets a later one; −1: the outline does not cross itself. Sides whose boxes are apart cannot meet. */
function firstCrossing(points: readonly Point[]): number {
  for (
    let i = 0, a = points[0], b = points[1];
    a && b && i < points.length;
    i++, a = b, b = points[i + 1] ?? points[0]
  ) {
    const box = boxOf([a, b])
    for (let j = i + 1; j < points.length; j++) {
      const c = points[j] as Point,
        d = (points[j + 1] ?? points[0]) as Point
      if (isNearBox(box, c, d, 0) && sidesCross(a, b, c, d)) return i
    }
  }
  return -1
}

/** Neighbours share a corner, and may share no more than that. */
function sidesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  if (isSame(b, c)) return orientation(a, b, d) === 0 && isBack(a, b, d)
  if (isSame(d, a)) return orientation(c, d, b) === 0 && isBack(c, d, b)
  return segmentsMeet(a, b, c, d)
}

/** Whether a–b–c turns round at b and runs back along itself. */
const isBack = (a: Point, b: Point, c: Point): boolean => (a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y) > 0

function placeFault({ width, depth }: Battlefield, outline: Outline): string | undefined {
  const { left, top, right, bottom } = outlineBox(outline)
  if (left >= 0 && top >= 0 && right <= width && bottom <= depth) return undefined
  return `does not lie wholly on the table: it should lie from 0,0 to ${inchesText(width)},${inchesText(depth)}.`
}
