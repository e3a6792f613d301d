/** What happens along a path: threatened spaces that are left, barriers that are climbed, gaps that are jumped. */
import type { FigureId } from '@muster/engine'
import {
  boxesMeet,
  boxOf,
  clipPiece,
  isNearBox,
  overlapSpans,
  shapeAtOrigin,
  shapeOf,
  growBy,
  spansWhere,
  spansWithin,
  type GroundPiece,
  type MeasuredPath,
} from '@muster/table'
import { areEnemies, footprint, ONE_INCH, radiusOf, TOLERANCE } from '../../state/figures.ts'
import { question, says } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierCrossing, gapCrossing, isInGap } from '../terrain/crossing.ts'
import { goingOf } from '../terrain/kinds.ts'
import { flies } from '../terrain/passage.ts'

/** It moves vertically at its normal Speed, and never falls. */
export const climbs = question<undefined, boolean>('climbs')

/** `at` is how far along the path it happens. */
export type PathEvent =
  | { readonly is: 'leave'; readonly at: number; readonly enemy: FigureId }
  | { readonly is: 'climb' | 'jump'; readonly at: number; readonly known: GroundPiece }

export function pathEvents(state: State, figure: Figure, way: MeasuredPath, provokes: boolean): PathEvent[] {
  const events: PathEvent[] = provokes ? spacesLeft(state, figure, way) : []
  if (says(state, figure, flies, undefined)) return inOrder(events)
  const isClimber = says(state, figure, climbs, undefined)
  const reach = boxOf(way.points, radiusOf(figure))
  for (const known of state.survey.ground.pieces)
    if (boxesMeet(known.box, reach)) for (const one of crossingsOf(figure, known, way, isClimber)) events.push(one)
  return inOrder(events)
}

const inOrder = (events: PathEvent[]): PathEvent[] => (events.length > 1 ? events.sort((a, b) => a.at - b.at) : events)

/** The last place within 1" of each enemy it leaves, rounded well within the tolerance. Moving about within the space leaves nothing, and neither does dragging that enemy along. */
function spacesLeft({ grid }: State, figure: Figure, way: MeasuredPath): PathEvent[] {
  const events: PathEvent[] = []
  const reach = boxOf(way.points, radiusOf(figure) + ONE_INCH + TOLERANCE)
  for (const enemy of grid.inBox(reach)) {
    if (!areEnemies(figure, enemy) || enemy.id === figure.holds) continue
    if (!isNearBox(reach, enemy.at, enemy.at, radiusOf(enemy))) continue
    const space = growBy(shapeOf(footprint(enemy)), shapeAtOrigin(footprint(figure)))
    for (const { to } of spansWithin(way, space, ONE_INCH + TOLERANCE / 2))
      if (to < way.length) events.push({ is: 'leave', at: to, enemy: enemy.id })
  }
  return events
}

/** Where its base comes to a barrier or gap that its centre then passes. */
function crossingsOf(figure: Figure, known: GroundPiece, way: MeasuredPath, isClimber: boolean): PathEvent[] {
  const kind = crossingKind(figure, known, isClimber)
  if (kind === undefined) return []
  if (kind === 'climb' && isInGap(figure, known.piece)) return [{ is: kind, at: 0, known }]
  const passes = spansWhere(way, (a, b) => clipPiece(known, a, b))
  if (passes.length === 0) return []
  return overlapSpans(way, footprint(figure), known)
    .filter(({ from, to }) => passes.some((pass) => pass.from >= from && pass.from <= to))
    .map(({ from }) => ({ is: kind, at: from, known }))
}

function crossingKind(figure: Figure, { piece }: GroundPiece, isClimber: boolean): 'climb' | 'jump' | undefined {
  const going = goingOf(piece)
  if (going === 'barrier') return !isClimber && barrierCrossing(figure, piece) === 'climbed' ? 'climb' : undefined
  if (going !== 'gap') return undefined
  if (isInGap(figure, piece)) return !isClimber && barrierCrossing(figure, piece) === 'climbed' ? 'climb' : undefined
  return gapCrossing(figure, piece) === 'jumped' ? 'jump' : undefined
}
