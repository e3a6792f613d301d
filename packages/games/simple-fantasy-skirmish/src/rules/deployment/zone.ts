/** Where a side sets up: within six inches of its own edge. */
import { raise, type SideId } from '@muster/engine'
import { boxOutline, type Box, type Outline, type Point } from '@muster/table'
import { sideOf, TOLERANCE, ZONE_DEPTH } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'

export function zoneOf(state: State, side: SideId): Box {
  const edge = sideOf(state, side).edge ?? raise(`${side} has no edge yet`)
  const { width, depth } = state.field
  return edge === 'north'
    ? { left: 0, top: 0, right: width, bottom: ZONE_DEPTH }
    : { left: 0, top: depth - ZONE_DEPTH, right: width, bottom: depth }
}

export const zoneOutline = (state: State, side: SideId): Outline => boxOutline(zoneOf(state, side))

/** Whether a base this wide lies wholly in the zone. */
export function isInZone({ left, top, right, bottom }: Box, { x, y }: Point, diameter: number): boolean {
  const reach = diameter / 2 - TOLERANCE
  return x - reach >= left && x + reach <= right && y - reach >= top && y + reach <= bottom
}
