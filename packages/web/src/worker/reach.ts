/** The ground in reach as rings a page can draw. */
import type { FigureId } from '@muster/engine'
import type { ReachMap } from '@muster/table'
import type { ReachArea } from './replies.ts'

export const reachArea = (map: ReachMap | undefined, figure: FigureId): ReachArea | undefined =>
  map && { figure, rings: map.outline() }
