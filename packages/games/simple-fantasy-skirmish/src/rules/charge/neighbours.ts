/**
 * Those whom charging models could meet. Hundreds of places are tried for them, and each is compared with everybody
 * else; in a large battle most stand far away.
 */
import { boxOf, isNearBox, type Length, type Point } from '@muster/table'
import type { Body } from '../terrain/scene.ts'
import type { ChargeScene } from './spots.ts'

/** The charge with nobody in it whom no model can meet, whichever of the proposed places it goes to. */
export function amongNeighbours(charging: ChargeScene, path: readonly Point[]): ChargeScene {
  const { scene, targets } = charging
  const { bodies, width } = scene
  // One model touches the target, at most a base width away across a wall; each other is a gap of one base behind.
  const behind = (bodies.length + 1) * (widestOf(charging) + width)
  return near(charging, [...path, ...bodies.map(placeOf), ...targets.map(placeOf)], behind)
}

/** The same for one model that closes up with those already placed: it ends at most a gap of one base from one of them. */
export const besideThosePlaced = (
  charging: ChargeScene,
  path: readonly Point[],
  body: Body,
  placed: Iterable<Point>,
): ChargeScene => near(charging, [...path, body.at, ...placed], widestOf(charging) + charging.scene.width)

const placeOf = ({ at }: Body): Point => at

/** Only those whom a base can meet that goes between these points and the centre-point, or so far beyond them. */
function near(charging: ChargeScene, points: readonly Point[], beyond: Length): ChargeScene {
  const { scene, others } = charging
  const box = boxOf([scene.centre, ...points])
  // A model may go round whoever is in its way, on the far side of that one's base.
  const margin = beyond + 4 * widestOf(charging)
  const nearOf = (some: readonly Body[]): readonly Body[] => some.filter(({ at }) => isNearBox(box, at, at, margin))
  return {
    ...charging,
    scene: { ...scene, enemies: nearOf(scene.enemies), friends: nearOf(scene.friends) },
    others: nearOf(others),
  }
}

/** The widest base of all. */
function widestOf({ scene: { bodies, enemies, friends, width } }: ChargeScene): Length {
  let widest = width
  for (const some of [bodies, enemies, friends])
    for (const { diameter } of some) if (diameter > widest) widest = diameter
  return widest
}
