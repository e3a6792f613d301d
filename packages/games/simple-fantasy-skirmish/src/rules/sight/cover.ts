/** Cover: a unit is in a wood, a building or a ruin, or touches a low obstacle between it and the attacker. */
import {
  contains,
  isNearBox,
  pointToSegmentSquared,
  type Ground,
  type GroundPiece,
  type Piece,
  type Point,
  type TerrainKind,
} from '@muster/table'
import { groupOf, TOUCH_TOLERANCE, isHalf, living } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { crossing, isTall } from './line-of-sight.ts'

interface Covers {
  readonly areas: readonly GroundPiece[]
  readonly obstacles: readonly GroundPiece[]
}

const coversOn = ({ pieces }: Ground): Covers => ({
  areas: pieces.filter(({ piece }) => AREAS.includes(piece.kind)),
  obstacles: pieces.filter(({ piece }) => isLowObstacle(piece)),
})

const AREAS: readonly TerrainKind[] = ['wood', 'building', 'ruin']
/** A lone tree is not a wood, but models can stand behind it. */
const OBSTACLES: readonly TerrainKind[] = ['wall', 'hedge', 'fence', 'barrier', 'rock', 'tree']

const isLowObstacle = (piece: Piece): boolean => OBSTACLES.includes(piece.kind) && !isTall(piece)

/** Whether a unit is in cover from an attack from there. An obstacle it touches counts only if it crosses the line. */
export function isInCover(state: State, unit: Unit, from: Point, centre: Point): boolean {
  const { areas, obstacles } = state.survey.get(coversOn)
  if (areas.length === 0 && obstacles.length === 0) return false
  const across = obstacles.filter(
    ({ piece, box }) => isNearBox(box, from, centre, 0) && crossing(piece.outline, from, centre) !== undefined,
  )
  return isHalfCovered(state, unit, areas, across)
}

/** Woods, buildings and ruins: cover from every direction. */
export const coverAreas = ({ survey }: State): readonly GroundPiece[] => survey.get(coversOn).areas

/** Whether a unit is in a wood, a building or a ruin. */
export const isAmongCover = (state: State, unit: Unit): boolean => isHalfCovered(state, unit, coverAreas(state), [])

type Pieces = readonly GroundPiece[]

function isHalfCovered(state: State, unit: Unit, areas: Pieces, across: Pieces): boolean {
  let covered = 0
  let all = 0
  for (const member of groupOf(state, unit)) {
    for (const { at } of living(member)) {
      all++
      if (isAmong(areas, at) || isTouching(across, at, member.card.diameter / 2)) covered++
    }
  }
  return covered > 0 && isHalf(covered, all)
}

const isAmong = (areas: Pieces, at: Point): boolean =>
  areas.some(({ piece, box }) => isNearBox(box, at, at, 0) && contains(piece.outline, at))

const isTouching = (across: Pieces, at: Point, radius: number): boolean =>
  across.some(
    ({ piece, sides }) =>
      contains(piece.outline, at) ||
      sides.some((side) => gapTo(side.core, at) <= side.radius + radius + TOUCH_TOLERANCE),
  )

function gapTo([a, b = a]: readonly Point[], p: Point): number {
  return a && b ? Math.sqrt(pointToSegmentSquared(p.x, p.y, a.x, a.y, b.x, b.y)) : Infinity
}
