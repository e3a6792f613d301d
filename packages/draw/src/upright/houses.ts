/** Houses folded from paper: painted walls, and the roof that is seen from above, raised to its ridge. */
import type { Piece } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { bounds, clockwise, corner, mmDistance, pointBetween, type MmPoint, type Ring } from '../geometry/points.ts'
import { CHIMNEY_UP, drawRoof, roofSlopes, slopePoint, type Slope } from '../terrain/roof.ts'
import { drawHouseWall } from './house-side.ts'
import type { SidePicture } from './picture-sheet.ts'

export interface HouseSide {
  readonly from: MmPoint
  readonly to: MmPoint
  readonly gable: number
  readonly picture: string
}

export interface House {
  readonly id: string
  readonly ring: Ring
  readonly wallHigh: number
  readonly rise: number
  readonly sides: readonly HouseSide[]
  /** The slopes of the roof from above, its flat top where it has one, and its picture over the plan. */
  readonly slopes: readonly Slope[]
  readonly top: Ring
  readonly roof: string
  readonly chimney?: MmPoint
  readonly pictures: readonly SidePicture[]
}

const STOREY = 30
const LEAST_WALL = 34
const RISE = 0.44
const FLAT_RISE = 20

export function houseOf(piece: Piece, context: DrawContext): House {
  const ring = clockwise(areaRing(piece.outline))
  const { slopes, top } = roofSlopes(ring)
  const wallHigh = Math.max(LEAST_WALL, (piece.storeys ?? 1) * STOREY)
  const rise = slopes.length === 2 ? RISE * shortSide(ring) : FLAT_RISE
  const sides = ring.map((from, n): HouseSide => {
    const to = corner(ring, n + 1)
    return { from, to, gable: isGable(slopes, from, to) ? rise : 0, picture: `${piece.id}-wall${n}` }
  })
  const roof: SidePicture = {
    name: `${piece.id}-roof`,
    box: bounds(ring),
    svg: drawRoof(ring, context, false),
    density: 3,
  }
  const [first] = slopes
  return {
    id: piece.id,
    ring,
    wallHigh,
    rise,
    sides,
    slopes,
    top,
    roof: roof.name,
    ...(first && slopes.length === 2 && { chimney: slopePoint(first, 0.2 + 0.6 * context.random(96)(), CHIMNEY_UP) }),
    pictures: [roof, ...sides.map((side, n) => wallPicture(side, wallHigh, context.seed + n, context))],
  }
}

const shortSide = (ring: Ring): number => Math.min(...ring.map((from, n) => mmDistance(from, corner(ring, n + 1))))

/** Whether a ridge ends over the middle of this wall. */
const isGable = (slopes: readonly Slope[], from: MmPoint, to: MmPoint): boolean =>
  slopes.length === 2 && slopes.some(({ ridge }) => ridge.some((end) => mmDistance(end, pointBetween(from, to)) < 0.5))

function wallPicture(
  { from, to, gable, picture }: HouseSide,
  high: number,
  seed: number,
  context: DrawContext,
): SidePicture {
  const long = mmDistance(from, to)
  return {
    name: picture,
    box: { x: 0, y: -high - gable, width: long, height: high + gable },
    svg: drawHouseWall({ long, high, gable, seed: Math.abs(seed) }, context.theme),
    density: 3.2,
  }
}
