/** Which edge a side stands at, so that a player looks at the table from behind their own figures. */
import type { SideId, TableView } from '@muster/engine'

/** Whether a side stands at the far edge of the table; false before it is deployed. */
export function isAtFarEdge(
  { figures, field }: Pick<TableView, 'figures' | 'field'>,
  side: SideId | undefined,
): boolean {
  const own = figures.filter((figure) => figure.side === side)
  return own.reduce((sum, { at }) => sum + at.y, 0) < (own.length * field.depth) / 2
}

/** The side of the only person at this screen; undefined for several people or none. */
export function ownSide(
  { sides }: Pick<TableView, 'sides'>,
  seats: { readonly [side: SideId]: 'person' | 'computer' },
): SideId | undefined {
  const people = sides.filter(({ id }) => seats[id] === 'person')
  return people.length === 1 ? people[0]?.id : undefined
}
