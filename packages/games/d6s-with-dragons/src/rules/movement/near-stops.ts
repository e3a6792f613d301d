/** Points of a path where the mover comes within 1" of somebody, for those to whom that matters. */
import {
  growBy,
  isNearBox,
  boxOf,
  radiusOf,
  shapeOf,
  type MeasuredPath,
  shapeAtOrigin,
  spansWithin,
} from '@muster/table'
import { footprint, isStanding, ONE_INCH, pairOf, figureOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

/** The mover has come within 1" of somebody. */
export interface NearStop {
  readonly is: 'near'
  readonly at: number
}

/** Nobody is looked for as long as no ability reacts to who stands where. */
export function nearStops(state: State, figure: Figure, way: MeasuredPath): NearStop[] {
  if (!state.abilities.isHeardByAnybody(state, 'places-changed')) return []
  const isOwn = minds(state, figure)
  const box = boxOf(way.points, radiusOf(figure.profile.base) + ONE_INCH + TOLERANCE)
  const stops: NearStop[] = []
  for (const other of state.figures) {
    if (!isStanding(other) || other === figure || !isNearBox(box, other.at, other.at, radiusOf(other.profile.base)))
      continue
    if (!isOwn && !minds(state, other)) continue
    const grown = growBy(shapeOf(footprint(state, other)), shapeAtOrigin(footprint(state, figure)))
    for (const { from, to } of spansWithin(way, grown, ONE_INCH + TOLERANCE))
      if (from > 0) stops.push({ is: 'near', at: Math.min(from + 1, to) })
  }
  return stops
}

/** Whether anybody on this base reacts to who stands where. */
const minds = (state: State, base: Figure): boolean =>
  pairOf(state, base).some((id) => state.abilities.hears(state, figureOf(state, id), 'places-changed'))
