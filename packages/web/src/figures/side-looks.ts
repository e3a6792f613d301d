/** Which of the four colour schemes each side of a battle has: light ones against dark ones. */
import type { SideId, TableView } from '@muster/engine'

export const SIDE_LOOKS = ['a', 'b', 'c', 'd'] as const
export type SideLook = (typeof SIDE_LOOKS)[number]

/** By position in the list of sides, because games name their sides freely. */
export function sideLookOf(sides: TableView['sides'], side: SideId | undefined): SideLook {
  const place = sides.findIndex(({ id }) => id === side)
  return SIDE_LOOKS[Math.max(0, place) % SIDE_LOOKS.length] ?? 'a'
}
