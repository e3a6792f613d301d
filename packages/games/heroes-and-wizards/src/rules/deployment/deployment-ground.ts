/** The ground of one deployment: who stands there already, and places as a side sees them from its edge. */
import type { Spot } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Figure, State } from '../../state/state.ts'
import { deploymentFault, placedFigure, placedFigures, type DeploymentFault, type Zone } from './zone.ts'

/** Where the next figure may go. */
export interface DeploymentGround {
  readonly zone: Zone
  readonly spots: Spot[]
  /** What keeps this figure from standing here. */
  fault(figure: Figure, at: Point): DeploymentFault | undefined
  put(figure: Figure, at: Point): void
}

export function groundFor(state: State, zone: Zone): DeploymentGround {
  const placed = placedFigures(state)
  return {
    zone,
    spots: [],
    fault: (figure, at) => deploymentFault(state, zone, placed, figure, at),
    put(figure, at) {
      placed.push(placedFigure(figure, at))
      this.spots.push({ figure: figure.id, at })
    },
  }
}

/** A point as its player sees it: `across` from the middle of the edge, `back` from the front of the zone. */
export function pointAt({ edge, box: { left, top, right, bottom } }: Zone, across: number, back: number): Point {
  const [x, y] = {
    north: [(left + right) / 2 + across, bottom - back],
    south: [(left + right) / 2 + across, top + back],
    west: [right - back, (top + bottom) / 2 + across],
    east: [left + back, (top + bottom) / 2 + across],
  }[edge] as [number, number]
  return { x: Math.round(x), y: Math.round(y) }
}

export const isLevel = ({ edge }: Zone): boolean => edge === 'north' || edge === 'south'
export const breadthOf = (zone: Zone): number =>
  isLevel(zone) ? zone.box.right - zone.box.left : zone.box.bottom - zone.box.top
export const depthOf = (zone: Zone): number =>
  isLevel(zone) ? zone.box.bottom - zone.box.top : zone.box.right - zone.box.left
