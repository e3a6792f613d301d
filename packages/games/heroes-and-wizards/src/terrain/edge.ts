/** The edge of the table, where a prisoner may leave it. */
import type { Battlefield, Point } from '@muster/table'
import { TOLERANCE } from '../state/figures.ts'

export const isAtEdge = ({ width, depth }: Battlefield, { x, y }: Point): boolean =>
  x <= TOLERANCE || y <= TOLERANCE || x >= width - TOLERANCE || y >= depth - TOLERANCE
