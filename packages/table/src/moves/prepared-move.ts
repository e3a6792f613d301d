/**
 * A move question prepared for judging: every obstacle is grown by the mover's base, so that the mover becomes a point.
 * It is prepared once for a question and handed to everything that judges or plans paths for it.
 */
import { isNearBox, type Box } from '../geometry/box.ts'
import { square, type Point } from '../geometry/point.ts'
import { SLIVER } from '../geometry/segment.ts'
import type { Footprint } from '../shapes/base.ts'
import { pointToCoreSquared } from '../shapes/convex-core.ts'
import { baseOverlapsOutline } from '../shapes/outline-overlap.ts'
import { growBy, shapeOf, type Shape } from '../shapes/shape.ts'
import { isLandscapeFor, type Surface, type TerrainObstacle } from './landscape.ts'
import { FigureObstacle, gapTo } from './figure-obstacle.ts'
import type { Bystander, MoveQuestion, Zone } from './move-question.ts'

export interface GrownZone {
  readonly zone: Zone
  readonly grown: Shape
  readonly startsInside: boolean
}

export interface PreparedMove {
  readonly question: MoveQuestion
  readonly start: Point
  readonly figures: readonly FigureObstacle[]
  readonly terrain: readonly TerrainObstacle[]
  readonly surfaces: readonly Surface[]
  readonly zones: readonly GrownZone[]
  /** Where the centre may be. */
  readonly bounds: Box
}

const NO_ZONES: readonly Zone[] = []
const NO_GROWN_ZONES: readonly GrownZone[] = []

export function prepareMove(question: MoveQuestion): PreparedMove {
  const { mover, landscape, others, zones = NO_ZONES, mayLeave } = question
  if (!isLandscapeFor(landscape, mover)) throw new Error('the landscape was prepared for another base')
  const { field } = landscape.ground
  return {
    question,
    start: mover.at,
    figures: obstaclesFrom(others, question),
    terrain: withoutThoseEntered(mover, landscape.obstacles),
    surfaces: landscape.surfaces,
    zones: zones.length === 0 ? NO_GROWN_ZONES : zones.map((zone) => grownZone(mover.at, zone, landscape.shape)),
    bounds: mayLeave ? { left: 0, top: 0, right: field.width, bottom: field.depth } : landscape.bounds,
  }
}

function obstaclesFrom(others: readonly Bystander[], question: MoveQuestion): readonly FigureObstacle[] {
  const obstacles: FigureObstacle[] = []
  for (const other of others) obstacles.push(new FigureObstacle(other, question, question.landscape.shape))
  return obstacles
}

function grownZone(start: Point, zone: Zone, base: Shape): GrownZone {
  const grown = growBy(shapeOf(zone.foot), base)
  return { zone, grown, startsInside: isWithinReach(grown, start, zone.reach) }
}

/** Terrain and figures that the mover stands in at the start do not bar its way. */
function withoutThoseEntered(mover: Footprint, obstacles: readonly TerrainObstacle[]): readonly TerrainObstacle[] {
  for (const one of obstacles)
    if (isEntered(mover, one))
      return obstacles.map((other) => (isEntered(mover, other) ? { ...other, bars: false } : other))
  return obstacles
}

const isEntered = (mover: Footprint, { piece, box, bars }: TerrainObstacle): boolean =>
  bars && isNearBox(box, mover.at, mover.at, 0) && baseOverlapsOutline(mover, piece.outline)

/** Whether the mover's centre at p is no further from the shape than `reach`; exactly at reach is within. */
export const isWithinReach = (grown: Shape, p: Point, reach: number): boolean =>
  grown.core.length === 1
    ? pointToCoreSquared(grown.core, p.x, p.y) <= square(grown.radius + reach)
    : gapTo(grown, p) <= reach + SLIVER
