/** Markers: who holds one. */
import type { SideId } from '@muster/engine'
import { distance, inches, type Battlefield, type Point } from '@muster/table'
import { bearerOf, inPlay, isChassis, radiusOf, TOLERANCE } from '../state/figures.ts'
import type { State } from '../state/state.ts'

/** How near to a marker a model holds it. */
export const HOLDS = inches(3)

/** The side with more models within 3" than any other; a chassis does not count, each of its crew does. */
export function holderOf(state: State, marker: Point): SideId | undefined {
  const counts = new Map<SideId, number>()
  for (const figure of inPlay(state)) {
    const { at } = bearerOf(state, figure)
    if (isChassis(figure) || distance(at, marker) - radiusOf(bearerOf(state, figure)) > HOLDS + TOLERANCE) continue
    counts.set(figure.side, (counts.get(figure.side) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  const best = [...counts].filter(([, count]) => count === most)
  return best.length === 1 ? best[0]?.[0] : undefined
}

export const heldBy = (state: State, side: SideId): number =>
  state.objectives.filter((marker) => holderOf(state, marker) === side).length

export const centreOf = ({ width, depth }: Battlefield): Point => ({
  x: Math.round(width / 2),
  y: Math.round(depth / 2),
})

/** One in the centre, one to either side of it. */
export const threeMarkers = (field: Battlefield): readonly Point[] => {
  const { x, y } = centreOf(field)
  return [Math.round(x / 2), x, Math.round((x * 3) / 2)].map((across) => ({ x: across, y }))
}
