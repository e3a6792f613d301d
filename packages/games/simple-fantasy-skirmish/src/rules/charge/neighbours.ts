/**
 * Those whom charging models could meet. Hundreds of places are tried for them, and each is compared with everybody
 * else; in a large battle most stand far away.
 */
import type { Length, Point } from '@muster/table'
import { narrowed, standingNear, widestOf, type Body } from '../terrain/scene.ts'
import type { ChargeScene } from './spots.ts'

/** The charge with nobody in it whom no model can meet, whichever of the proposed places it goes to. */
export function amongNeighbours(charging: ChargeScene, path: readonly Point[]): ChargeScene {
  const { scene, targets } = charging
  const { bodies, width } = scene
  // One model touches the target, at most a base width away across a wall; each other is a gap of one base behind.
  const behind = (bodies.length + 1) * (widestOf(scene) + width)
  return near(charging, [...path, ...bodies.map(placeOf), ...targets.map(placeOf)], behind)
}

/** The same for one model that closes up with those already placed: it ends at most a gap of one base from one of them. */
export const besideThosePlaced = (
  charging: ChargeScene,
  path: readonly Point[],
  body: Body,
  placed: Iterable<Point>,
): ChargeScene => near(charging, [...path, body.at, ...placed], widestOf(charging.scene) + charging.scene.width)

const placeOf = ({ at }: Body): Point => at

/** Only those whom a base can meet that goes between these points and the centre-point, or so far beyond them. */
function near(charging: ChargeScene, points: readonly Point[], beyond: Length): ChargeScene {
  const { scene, others } = charging
  // A model may go round whoever is in its way, on the far side of that one's base.
  const isNear = standingNear([scene.centre, ...points], beyond + 4 * widestOf(scene))
  return { ...charging, scene: narrowed(scene, isNear), others: others.filter(isNear) }
}
