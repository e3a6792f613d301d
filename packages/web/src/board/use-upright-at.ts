/** Puts a drawing at its place; on a table seen from the far side it still stands upright. */
import { MM, type Point } from '@muster/table'
import { useIsTurned } from '../table/table-context.tsx'

export const useUprightAt = ({ x, y }: Point): string =>
  `translate(${x / MM} ${y / MM})${useIsTurned() ? ' rotate(180)' : ''}`
