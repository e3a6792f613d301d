/** Deployment zones, 6" deep, and their three sectors: left and right as the player at that edge sees them. */
import { raise, type SideId } from '@muster/engine'
import type { Box, Point } from '@muster/table'
import { isUpright, ZONE_DEPTH } from '../../encounters/lines.ts'
import { TOLERANCE, sideOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { SECTORS, type Edge, type Sector } from '../../state/vocabulary.ts'

export function zoneOf({ field: { width, depth } }: State, edge: Edge): Box {
  const table = { left: 0, top: 0, right: width, bottom: depth }
  if (edge === 'north') return { ...table, bottom: ZONE_DEPTH }
  if (edge === 'south') return { ...table, top: depth - ZONE_DEPTH }
  return edge === 'west' ? { ...table, right: ZONE_DEPTH } : { ...table, left: width - ZONE_DEPTH }
}

/** From the north and the east edge a player's left is where the coordinates are high. */
const looksBack = (edge: Edge): boolean => edge === 'north' || edge === 'east'

/** An equal third of the zone. */
export function sectorOf(state: State, edge: Edge, sector: Sector): Box {
  const zone = zoneOf(state, edge)
  const index = SECTORS.indexOf(sector)
  const third = looksBack(edge) ? 2 - index : index
  const long = isUpright(edge) ? state.field.width : state.field.depth
  const from = Math.round((long * third) / 3),
    to = Math.round((long * (third + 1)) / 3)
  return isUpright(edge) ? { ...zone, left: from, right: to } : { ...zone, top: from, bottom: to }
}

export const edgeOf = (state: State, side: SideId): Edge => sideOf(state, side).edge ?? raise(`${side} has no edge yet`)

/** Whether one box lies in another, with a small tolerance. */
export const liesIn = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - TOLERANCE &&
  inner.top >= outer.top - TOLERANCE &&
  inner.right <= outer.right + TOLERANCE &&
  inner.bottom <= outer.bottom + TOLERANCE

export const holds = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x >= left - TOLERANCE && x <= right + TOLERANCE && y >= top - TOLERANCE && y <= bottom + TOLERANCE
