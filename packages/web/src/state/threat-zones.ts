/** Ground that is threatened: whose zones are shown, and how wide they are. */
import type { FigureView, SideId, TableView } from '@muster/engine'
import { distance, type Length, type Point } from '@muster/table'
import { baseRadius } from '../figures/hit-test.ts'
import { combatantNamed } from '../figures/combatants.ts'
import type { TableState } from './table-state.ts'

export interface ThreatZone {
  readonly side: SideId
  readonly centre: Point
  readonly radius: Length
}

/** All of them when they are asked for; else only those the move in question could come into. */
export function threatsShown({ showZones, reach, snapshot: { view, decision } }: TableState): readonly ThreatZone[] {
  if (showZones) return zonesOf(view, view.figures, decision?.by)
  const mover = combatantNamed(view, reach?.figure)
  const allowance =
    decision?.kind === 'move' ? decision.movers.find(({ figure }) => figure === mover?.id)?.allowance : 0
  if (!mover || !reach) return []
  const isNear = ({ at, base, threat = 0 }: FigureView) =>
    distance(at, mover.at) <= mover.radius + baseRadius(base) + threat + (allowance ?? 0)
  return threatened(view.figures.filter((figure) => figure.side !== mover.side && isNear(figure)))
}

/** Where a game knows no threatened ground, what matters is how far the other side can come. */
function zonesOf(
  { figures }: TableView,
  shown: readonly FigureView[],
  mine: SideId | undefined,
): readonly ThreatZone[] {
  if (figures.some(({ threat }) => threat !== undefined)) return threatened(shown)
  return shown
    .filter(({ side, ranges }) => side !== mine && ranges)
    .map(({ side, at, base, ranges }) => ({
      side,
      centre: at,
      radius: baseRadius(base) + (ranges ? ranges.move + ranges.strike : 0),
    }))
}

const threatened = (figures: readonly FigureView[]): readonly ThreatZone[] =>
  figures.flatMap(({ side, at, base, threat }) =>
    threat === undefined ? [] : [{ side, centre: at, radius: baseRadius(base) + threat }],
  )
