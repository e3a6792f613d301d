/** Lines of the battlefield that things are laid on: three on each, equally spaced. */
import { raise } from '@muster/engine'
import { INCH, type Battlefield, type Length, type Point } from '@muster/table'
import type { State } from '../state/state.ts'
import type { Edge } from '../state/vocabulary.ts'

/** How deep each deployment zone is. */
export const ZONE_DEPTH: Length = 6 * INCH

export const isUpright = (edge: Edge): boolean => edge === 'north' || edge === 'south'

export const OPPOSITE: { readonly [edge in Edge]: Edge } = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
}

/** The line this far from an edge, at a quarter, a half and three quarters of its length: 6", 12" and 18" of 24". */
export function threeSpots({ width, depth }: Battlefield, edge: Edge, far: Length): Point[] {
  const long = isUpright(edge) ? width : depth
  const across = edge === 'north' || edge === 'west' ? far : (isUpright(edge) ? depth : width) - far
  return [1, 2, 3].map((quarter) => {
    const share = Math.round((long * quarter) / 4)
    return isUpright(edge) ? { x: share, y: across } : { x: across, y: share }
  })
}

/** The line halfway between the two starting edges. */
export function centralSpots({ field, sides }: State): Point[] {
  const edge = sides[0]?.edge ?? raise('no edge has been chosen')
  return threeSpots(field, edge, Math.round((isUpright(edge) ? field.depth : field.width) / 2))
}
