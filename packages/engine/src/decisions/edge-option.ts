/** The choice of a table edge. */
import { INCH, type Length, type Point } from '@muster/table'
import type { Option } from './decision.ts'

export type TableEdge = 'north' | 'east' | 'south' | 'west'

const LABELS: { readonly [edge in TableEdge]: string } = {
  north: 'North edge',
  east: 'East edge',
  south: 'South edge',
  west: 'West edge',
}
/** How far from the edge its place is marked. */
const INSET = 2 * INCH

/** Its place on the table shows which edge is meant, from whichever side the table is seen. */
export const edgeOption = (edge: TableEdge, field: { readonly width: Length; readonly depth: Length }): Option => ({
  id: edge,
  label: LABELS[edge],
  spot: spotAt(edge, field.width, field.depth),
})

function spotAt(edge: TableEdge, width: Length, depth: Length): Point {
  const [x, y] = [Math.round(width / 2), Math.round(depth / 2)]
  if (edge === 'north') return { x, y: INSET }
  if (edge === 'south') return { x, y: depth - INSET }
  return edge === 'west' ? { x: INSET, y } : { x: width - INSET, y }
}
