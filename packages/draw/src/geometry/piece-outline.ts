/** A piece's outline for drawing: any kind of terrain may be an area, a line or a disc. */
import { MM, type Outline, type Piece } from '@muster/table'
import { closed, ribbon, smoothed } from './lines.ts'
import { corner, polar, mmPoint, TAU, toMm, type Ring, type MmPoint } from './points.ts'

const DISC_CORNERS = 36
/** How wide terrain is drawn that covers an area but is given as a line. */
const LINE_HALF_WIDTH = 4

const discRing = (centre: MmPoint, radius: number): Ring =>
  Array.from({ length: DISC_CORNERS }, (_, i) => polar(centre, (i / DISC_CORNERS) * TAU, radius))

/** The area it covers, corner for corner. */
export function areaRing(outline: Outline): Ring {
  switch (outline.is) {
    case 'area':
      return outline.points.map(toMm)
    case 'disc':
      return discRing(toMm(outline.centre), outline.radius / MM)
    case 'line':
      return ribbon(outline.points.map(toMm), () => LINE_HALF_WIDTH)
  }
}

/** The line that a wall, hedge or fence follows; round an area it returns to its start. */
export function pieceLine(outline: Outline): Ring {
  if (outline.is === 'line') return outline.points.map(toMm)
  return closed(areaRing(outline))
}

/** Ten kilometres: beyond it the numbers of a picture are no longer exact. */
const FARTHEST = 1e9
const MOST_CORNERS = 250

const isNear = (...lengths: readonly number[]): boolean => lengths.every((length) => Math.abs(length) <= FARTHEST)

/**
 * The outline without repeated corners, and with no more corners than the eye can tell apart; undefined if there is
 * nothing to draw. Whatever a file contains, drawing ends in reasonable time.
 */
export function drawable(outline: Outline): Outline | undefined {
  if (outline.is === 'disc') {
    const { centre, radius } = outline
    return radius > 0 && isNear(centre.x, centre.y, radius) ? outline : undefined
  }
  if (!outline.points.every(({ x, y }) => isNear(x, y))) return undefined
  const distinct = outline.points.filter((p, i, all) => p.x !== all[i - 1]?.x || p.y !== all[i - 1]?.y)
  if (distinct.length < (outline.is === 'area' ? 3 : 2)) return undefined
  if (distinct.length === outline.points.length && distinct.length <= MOST_CORNERS) return outline
  const every = Math.ceil(distinct.length / MOST_CORNERS)
  return { ...outline, points: distinct.filter((_, i) => i % every === 0 || i === distinct.length - 1) }
}

/** The piece with its drawable outline, or an empty list if there is nothing to draw. */
export function drawablePiece(piece: Piece): Piece[] {
  const outline = drawable(piece.outline)
  if (outline === undefined) return []
  return outline === piece.outline ? [piece] : [{ ...piece, outline }]
}

/** Centre and radius of a disc, or of the largest disc that fits the bounding box. */
export function discOf(outline: Outline): { readonly centre: MmPoint; readonly radius: number } {
  if (outline.is === 'disc') return { centre: toMm(outline.centre), radius: outline.radius / MM }
  const ring = areaRing(outline)
  const xs = ring.map((p) => p.x)
  const ys = ring.map((p) => p.y)
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { centre: mmPoint((west + east) / 2, (north + south) / 2), radius: Math.min(east - west, south - north) / 2 }
}

/** A corner sharper than this is man-made (a yard, a ploughed field) or a river cut off at a ford. */
const SHARP_ANGLE = Math.cos((115 / 360) * TAU)

function isSharp(ring: Ring, n: number): boolean {
  const [before, at, after] = [corner(ring, n - 1), corner(ring, n), corner(ring, n + 1)]
  const [ax, ay, bx, by] = [before.x - at.x, before.y - at.y, after.x - at.x, after.y - at.y]
  return ax * bx + ay * by > SHARP_ANGLE * Math.hypot(ax, ay) * Math.hypot(bx, by)
}

/** Natural outlines are smoothed for decoration; the edge that a rule measures is drawn besides, corner for corner. */
export const smoothedOutline = (ring: Ring): Ring =>
  ring.some((_, n) => isSharp(ring, n)) ? ring : smoothed(ring, true, 5)
