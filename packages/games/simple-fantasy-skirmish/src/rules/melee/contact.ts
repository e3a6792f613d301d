/** Who touches whom: bases that meet, and models that fight across a low wall. */
import { baseTouchesOutline, clip, distance, isNearBox, type GroundPiece, type Point } from '@muster/table'
import { baseOf, TOLERANCE, TOUCH_TOLERANCE } from '../../state/figures.ts'
import { isSameFloor, type Body, type Scene } from '../terrain/scene.ts'

/** The first of these whom a model at this place touches. */
export function firstTouched(scene: Scene, others: readonly Body[], body: Body, at: Point): Body | undefined {
  const { width } = scene
  return others.find((other) => {
    const apart = distance(at, other.at) - (body.diameter + other.diameter) / 2
    if (!couldTouch(scene, apart) || !isSameFloor(body, other)) return false
    return apart <= TOLERANCE || scene.terrain.obstacles.some((wall) => isAcross(wall, width, body, at, other))
  })
}

/** Whether models so far apart could touch, if only across a wall. */
export const couldTouch = ({ width }: Scene, apart: number): boolean => apart <= width + 2 * TOUCH_TOLERANCE + TOLERANCE

/** Both stand at the wall, on its two sides, and it is no thicker than one base. */
function isAcross(wall: GroundPiece, width: number, body: Body, at: Point, other: Body): boolean {
  if (!isNearBox(wall.box, at, other.at, 0) || !standsAt(wall, body, at) || !standsAt(wall, other, other.at))
    return false
  const parts = clip(wall.piece.outline, at, other.at)
  const inside = parts.reduce((sum, { from, to }) => sum + to - from, 0) * distance(at, other.at)
  return parts.length > 0 && inside <= width + TOLERANCE
}

const standsAt = ({ piece }: GroundPiece, { diameter }: Body, at: Point): boolean =>
  baseTouchesOutline({ base: baseOf({ diameter }), at }, piece.outline, TOUCH_TOLERANCE)
