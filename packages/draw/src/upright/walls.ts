/** Walls that stand: of fields and ruins, in blocks of stone, and fences and barricades, which are one strip of paper. */
import { MM, type Piece } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { between, type Random } from '../decoration/random.ts'
import { pieceLine } from '../geometry/piece-outline.ts'
import { corner, mmDistance, type MmPoint, type Ring } from '../geometry/points.ts'
import { wallsOfRuin } from '../terrain/ruin.ts'
import { BARRICADE, FENCE, MASONRY } from './masonry-side.ts'

/** Part of a wall: from here to there along it, in millimetres, and how high. */
export interface WallBlock {
  readonly from: number
  readonly to: number
  readonly high: number
}

export interface WallRun {
  readonly from: MmPoint
  readonly to: MmPoint
  /** None for a strip of paper. */
  readonly thick: number
  readonly blocks: readonly WallBlock[]
  readonly picture: string
  /** Where in the long picture this wall begins, in millimetres. */
  readonly start: number
}

const FIELD_WALL = { high: 14, thick: 5.6 } as const
const RUIN_WALL = { least: 20, most: 34, thick: 5.4 } as const
const HIGHEST = 30

export function wallsOf(piece: Piece, context: DrawContext): WallRun[] {
  const { outline, kind } = piece
  const r = context.random(64)
  if (kind === 'ruin') return wallsOfRuin(outline, context).flatMap((line) => ruinWall(line, r))
  return legsOf(pieceLine(outline)).map(([from, to]) => {
    if (kind === 'fence') return strip(from, to, FENCE, r)
    if (kind === 'barrier') return strip(from, to, BARRICADE, r)
    const high = piece.height === undefined ? FIELD_WALL.high : Math.min(HIGHEST, piece.height / MM)
    return {
      from,
      to,
      thick: FIELD_WALL.thick,
      picture: MASONRY.name,
      start: start(r),
      blocks: evenBlocks(from, to, high, r),
    }
  })
}

const legsOf = (line: Ring): (readonly [MmPoint, MmPoint])[] =>
  line.slice(1).map((to, i) => [corner(line, i), to] as const)

const start = (r: Random): number => between(r, 0, MASONRY.long - 40)

/** A strip of paper is divided where its picture begins again. */
function strip(from: MmPoint, to: MmPoint, { name, long, high }: typeof FENCE | typeof BARRICADE, r: Random): WallRun {
  const total = mmDistance(from, to)
  const parts = Math.max(1, Math.ceil(total / long))
  const blocks = Array.from({ length: parts }, (_, i) => ({
    from: (total * i) / parts,
    to: (total * (i + 1)) / parts,
    high,
  }))
  return { from, to, thick: 0, picture: name, start: name === FENCE.name ? 0 : between(r, 0, 1), blocks }
}

/** Blocks of a few stones each, their tops a little uneven. */
function evenBlocks(from: MmPoint, to: MmPoint, high: number, r: Random): WallBlock[] {
  const total = mmDistance(from, to)
  const count = Math.max(1, Math.round(total / 8))
  return Array.from({ length: count }, (_, i) => ({
    from: (total * i) / count,
    to: (total * (i + 1)) / count,
    high: high - r() * 1.3,
  }))
}

/** A broken wall steps down from its corner to its ends. */
function ruinWall(line: Ring, r: Random): WallRun[] {
  const top = between(r, RUIN_WALL.least, RUIN_WALL.most)
  const legs = legsOf(line)
  return legs.map(([from, to], n) => {
    const total = mmDistance(from, to)
    const count = Math.max(2, Math.round(total / 5))
    const isRising = legs.length > 1 && n === 0
    const blocks = Array.from({ length: count }, (_, i) => {
      const away = (isRising ? count - 1 - i : i) / count
      const high = top * Math.max(0.16, 1 - away * 0.95 + (r() - 0.5) * 0.24)
      return { from: (total * i) / count, to: (total * (i + 1)) / count, high }
    })
    return { from, to, thick: RUIN_WALL.thick, picture: MASONRY.name, start: start(r), blocks }
  })
}
