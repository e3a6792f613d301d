/** The edge of the table, where a prisoner may leave it. */
import type { Battlefield, Point } from '@muster/table'
import { HAIR } from '../state/figures.ts'

export const isAtEdge = ({ width, depth }: Battlefield, { x, y }: Point): boolean =>
  x <= HAIR || y <= HAIR || x >= width - HAIR || y >= depth - HAIR
