/** Which zones a path enters and leaves, and where. */
import type { ZoneVisit } from './move.ts'
import { along, samePoint, type Point } from './point.ts'
import type { Leg } from './move.ts'
import type { Setting } from './setting.ts'
import type { Shape } from './shape.ts'
import { spanWithin } from './span.ts'

export function visitZones({ zones }: Setting, legs: readonly Leg[]): readonly ZoneVisit[] {
  return zones.flatMap(({ zone, grown, startsInside }) => {
    const visit = visitOf(grown, zone.reach, startsInside, legs)
    return visit ? [{ id: zone.id, ...visit }] : []
  })
}

type Visit = Omit<ZoneVisit, 'id'>

/** The first entering and the first leaving. */
function visitOf(grown: Shape, reach: number, startsInside: boolean, legs: readonly Leg[]): Visit | undefined {
  let entersAt: Point | undefined, leavesAt: Point | undefined, inside = startsInside
  for (const { from, to } of legs) {
    if (samePoint(from, to)) continue
    const span = spanWithin(grown, from, to, reach)
    if (span && !inside) entersAt ??= along(from, to, span.from)
    if (span ? span.to < 1 : inside) leavesAt ??= along(from, to, span?.to ?? 0)
    inside = span !== undefined && span.to === 1
  }
  if (!startsInside && !entersAt) return undefined
  return { ...(entersAt && { entersAt }), ...(leavesAt && { leavesAt }) }
}
