/** Who sits where: sides clockwise round the table. */
import type { SideId } from '@muster/engine'
import { EDGES, type Side } from './state.ts'

const seat = ({ edge }: Side): number => (edge === undefined ? EDGES.length : EDGES.indexOf(edge))

/** Clockwise by edges seen from above: north, east, south, west. Sides without an edge keep their order. */
export function clockwiseFrom(sides: readonly Side[], first: SideId): SideId[] {
  const around = [...sides].sort((a, b) => seat(a) - seat(b)).map(({ id }) => id)
  const start = around.indexOf(first)
  return [...around.slice(start), ...around.slice(0, start)]
}
