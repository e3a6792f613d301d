/** Water on the table. */
import {
  clip,
  contains,
  isNearBox,
  type Point,
  type TerrainKind,
  mergeSpans,
  overlapSpans,
  spansWhere,
  measurePath,
  type Span,
  type MeasuredPath,
} from '@muster/table'
import { footprint, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

export const isWater = (kind: TerrainKind): boolean => kind === 'shallow-water' || kind === 'deep-water'

export function isInWater({ survey }: State, at: Point): boolean {
  for (const { piece, box } of survey.ground.pieces) {
    if (isWater(piece.kind) && isNearBox(box, at, at, 0) && contains(piece.outline, at)) return true
  }
  return false
}

/** The length of a path on land: everything but where the base is in water or touches it. */
export function landLength(state: State, figure: Figure, path: readonly Point[]): number {
  const way = measurePath(figure.at, path)
  return wetSpans(state, figure, way).reduce((land, { from, to }) => land - (to - from), way.length)
}

/** How far along a path its rim first touches water. */
export const shoreAlong = (state: State, figure: Figure, way: MeasuredPath): number =>
  wetSpans(state, figure, way)[0]?.from ?? way.length

function wetSpans(state: State, figure: Figure, way: MeasuredPath): readonly Span[] {
  const foot = footprint(state, figure)
  const waters = state.survey.ground.pieces.filter(({ piece }) => isWater(piece.kind))
  return mergeSpans(
    waters.flatMap((known) => [
      ...spansWhere(way, (a, b) => (isNearBox(known.box, a, b, 0) ? clip(known.piece.outline, a, b) : [])),
      ...overlapSpans(way, foot, known, TOLERANCE),
    ]),
  )
}
