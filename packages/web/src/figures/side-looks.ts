/** Which of the four looks of a side each side of a battle wears. Light faces fight dark ones. */
import type { SideId, TableView } from '@muster/engine'

export const LOOKS = ['a', 'b', 'c', 'd'] as const
export type Look = (typeof LOOKS)[number]

/** By its place among the sides, not by its name: any game may name its sides as it likes. */
export function lookOf(sides: TableView['sides'], side: SideId | undefined): Look {
  const place = sides.findIndex(({ id }) => id === side)
  return LOOKS[Math.max(0, place) % LOOKS.length] ?? 'a'
}
