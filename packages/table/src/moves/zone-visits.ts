/** Which zones a path enters and leaves, and where. */
import { pointAlong, samePoint, square, type Point } from '../geometry/point.ts'
import type { Leg, ZoneVisit } from './move-verdict.ts'
import { SLIVER, pointToSegmentSquared } from '../geometry/segment.ts'
import { isWithinReach, type PreparedMove } from './prepared-move.ts'
import type { Shape } from '../shapes/shape.ts'
import { intervalWithin } from '../shapes/span.ts'

export function visitZones({ zones }: PreparedMove, legs: readonly Leg[]): readonly ZoneVisit[] {
  const visits: ZoneVisit[] = []
  for (const { zone, grown, startsInside } of zones) {
    if (!startsInside && isFarFromAll(grown, zone.reach, legs)) continue
    const visit = visitOf(grown, zone.reach, startsInside, legs)
    if (visit) visits.push({ id: zone.id, ...visit })
  }
  return visits
}

/** Most paths pass far from most zones, which is quick to check for round ones. */
function isFarFromAll({ core, radius }: Shape, reach: number, legs: readonly Leg[]): boolean {
  const centre = core[0]
  if (core.length !== 1 || !centre) return false
  const far = square(radius + reach + SLIVER)
  for (const { from, to } of legs) {
    if (pointToSegmentSquared(centre.x, centre.y, from.x, from.y, to.x, to.y) <= far) return false
  }
  return true
}

type Visit = Omit<ZoneVisit, 'id'>

/** The first entry and the first exit. Each turn of the path is tested for lying inside just as the start is. */
function visitOf(grown: Shape, reach: number, startsInside: boolean, legs: readonly Leg[]): Visit | undefined {
  let entersAt: Point | undefined,
    leavesAt: Point | undefined,
    inside = startsInside
  for (const { from, to } of legs) {
    if (samePoint(from, to)) continue
    const span = intervalWithin(grown, from, to, reach),
      endsInside = isWithinReach(grown, to, reach)
    if (!inside && (span || endsInside)) entersAt ??= pointAlong(from, to, span?.from ?? 1)
    if (!endsInside && (span || inside)) leavesAt ??= pointAlong(from, to, span?.to ?? 0)
    inside = endsInside
  }
  if (!startsInside && !entersAt) return undefined
  return { ...(entersAt && { entersAt }), ...(leavesAt && { leavesAt }) }
}
