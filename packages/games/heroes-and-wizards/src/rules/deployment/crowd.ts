/** Deploys figures one by one wherever there is room, when they do not fit as a block. */
import { fromMiddle } from '@muster/engine'
import { INCH, type Point } from '@muster/table'
import type { Figure } from '../../state/state.ts'
import { breadthOf, depthOf, isLevel, pointAt, type DeploymentGround } from './deployment-ground.ts'
import { APART, type DeploymentFault, type Zone } from './zone.ts'

/** One by one, each in the first free place from the front to the rear, the middle first. Where one finds none, the others of its type find none either. */
export function crowdIn(ground: DeploymentGround, figures: readonly Figure[]): void {
  figures.every((figure) =>
    placeAnywhere(ground, figure, fromMiddle(breadthOf(ground.zone) / 2 - figure.diameter / 2, INCH / 4)),
  )
}

function placeAnywhere(ground: DeploymentGround, figure: Figure, across: readonly number[]): boolean {
  const radius = figure.diameter / 2
  for (let back = radius; back <= depthOf(ground.zone) - radius + 1; back += INCH / 4) {
    for (const aside of across) {
      const at = pointAt(ground.zone, aside, back)
      if (ground.fault(figure, at)) continue
      ground.put(figure, at)
      return true
    }
  }
  return false
}

const ROW = INCH / 20

/** Row by row from one end, without gaps, skipping the space of figures in the way. */
export function packIn(ground: DeploymentGround, figure: Figure): boolean {
  const radius = figure.diameter / 2
  const end = breadthOf(ground.zone) / 2 - radius
  for (let back = radius; back <= depthOf(ground.zone) - radius + 1; back += ROW) {
    for (let across = -end; across <= end;) {
      const at = pointAt(ground.zone, across, back)
      const fault = ground.fault(figure, at)
      if (!fault) {
        ground.put(figure, at)
        return true
      }
      across += stepPast(ground.zone, figure, at, fault) ?? ROW
    }
  }
  return false
}

/** How much farther along the row the next place clear of figures in the way is. */
function stepPast(zone: Zone, figure: Figure, at: Point, fault: DeploymentFault): number | undefined {
  if (fault.is !== 'on-figure' && fault.is !== 'too-near') return undefined
  const other = fault.figure
  const reach = (figure.diameter + other.diameter) / 2 + (fault.is === 'too-near' ? APART : 0)
  const [along, aside] = isLevel(zone) ? [other.at.x - at.x, other.at.y - at.y] : [other.at.y - at.y, other.at.x - at.x]
  return Math.max(1, along + Math.sqrt(Math.max(0, reach * reach - aside * aside)) + 1)
}
