/**
 * Line of sight: the straight line between two centre-points alone decides. Tall terrain across it blocks, except
 * what either unit is in; models and low things never do.
 */
import {
  clip,
  clipInside,
  contains,
  distance,
  isNearBox,
  type Ground,
  type GroundPiece,
  type Outline,
  type Piece,
  type Point,
  type TerrainKind,
} from '@muster/table'
import { centreOf, TOLERANCE, HEAD_HEIGHT, isHalf, modelsOf } from '../../state/figures.ts'
import type { Model, State, Unit } from '../../state/state.ts'

/** Whether a piece is higher than a model's head. A piece without a height is as high as its kind usually is. */
export function isTall({ kind, height }: Piece): boolean {
  if (USUALLY_TALL.includes(kind)) return height === undefined || height > HEAD_HEIGHT
  return CAN_BE_TALL.includes(kind) && (height ?? 0) > HEAD_HEIGHT
}

const USUALLY_TALL: readonly TerrainKind[] = ['building', 'wood', 'ruin', 'hill', 'impassable']
const CAN_BE_TALL: readonly TerrainKind[] = ['wall', 'hedge', 'fence', 'barrier', 'rock']

const tallPieces = ({ pieces }: Ground): readonly GroundPiece[] => pieces.filter(({ piece }) => isTall(piece))

export interface Sight {
  readonly clear: boolean
  readonly line: { readonly from: Point; readonly to: Point }
  /** What blocks it, and where the line meets it. */
  readonly met: readonly { readonly piece: Piece; readonly at: Point }[]
}

export function canSee(state: State, a: Unit, b: Unit): Sight {
  const from = centreOf(state, a)
  const to = centreOf(state, b)
  const met: { piece: Piece; at: Point }[] = []
  for (const { piece, box } of state.survey.get(tallPieces)) {
    if (!isNearBox(box, from, to, 0)) continue
    const share = crossing(piece.outline, from, to)
    if (share === undefined || isUnitIn(state, a, piece) || isUnitIn(state, b, piece)) continue
    met.push({ piece, at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share } })
  }
  return { clear: met.length === 0, line: { from, to }, met }
}

/** How far to each side of the line the outline must reach, so that a line along its edge does not count. */
const ASIDE = 1

/** Where a line first crosses an outline, as a share of its length. Touching the edge or running along it is not crossing. */
export function crossing(outline: Outline, from: Point, to: Point): number | undefined {
  if (outline.is === 'line') return clip(outline, from, to)[0]?.from
  const whole = distance(from, to)
  return clipInside(outline, from, to, ASIDE).find((part) => (part.to - part.from) * whole > TOLERANCE)?.from
}

/** By the Rule of Halves: at least half of its models have the centre of their base in it. */
function isUnitIn(state: State, unit: Unit, { outline }: Piece): boolean {
  const models = modelsOf(state, unit)
  return isHalf(countInside(models, outline), models.length)
}

function countInside(models: readonly Model[], outline: Outline): number {
  let count = 0
  for (const { at } of models) if (contains(outline, at)) count++
  return count
}
