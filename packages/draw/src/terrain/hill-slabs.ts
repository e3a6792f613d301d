/** Hills as stacked slabs, one for each contour, and how high the ground is because of them. In millimetres. */
import type { Battlefield, Piece } from '@muster/table'
import { drawable, smoothedOutline } from '../geometry/piece-outline.ts'
import { bounds, isInside, mmPoint, type Box, type Ring } from '../geometry/points.ts'
import { hillInches, hillLevels } from './hill.ts'

export interface Slab {
  readonly ring: Ring
  readonly foot: number
  readonly top: number
}

const SLABS_PER_INCH = 3
const MOST_SLABS = 9
const INCH_MM = 25.4

export const slabCount = (piece: Piece): number => Math.min(MOST_SLABS, hillInches(piece) * SLABS_PER_INCH)

/** Every slab of the table, the lowest of each hill first. */
export const hillSlabs = (field: Battlefield): Slab[] =>
  field.pieces.flatMap((piece) => {
    const outline = piece.kind === 'hill' ? drawable(piece.outline) : undefined
    return outline === undefined ? [] : slabsOf({ ...piece, outline })
  })

function slabsOf(piece: Piece): Slab[] {
  const rings = hillLevels(piece, slabCount(piece))
  const step = (hillInches(piece) * INCH_MM) / rings.length
  return rings.map((ring, level) => ({ ring: smoothedOutline(ring), foot: level * step, top: (level + 1) * step }))
}

/** How high the ground of a table is. */
export interface GroundHeights {
  /** The heights at which there is ground, highest first, without the table itself. */
  readonly levels: readonly number[]
  heightAt(x: number, y: number): number
}

export function groundHeights(field: Battlefield): GroundHeights {
  const slabs = hillSlabs(field).map((slab) => ({ ...slab, box: bounds(slab.ring) }))
  return {
    levels: [...new Set(slabs.map(({ top }) => top))].sort((a, b) => b - a),
    heightAt: (x, y) =>
      slabs.reduce(
        (most, { ring, box, top }) => (top > most && isInBox(box, x, y) && isInside(mmPoint(x, y), ring) ? top : most),
        0,
      ),
  }
}

const isInBox = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
