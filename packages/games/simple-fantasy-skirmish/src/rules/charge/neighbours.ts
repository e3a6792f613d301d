/**
 * Those whom charging models could meet. Hundreds of places are tried for them, and each is compared with everybody
 * else; in a large battle most stand far away.
 */
import { boxOf, isNearBox, type Point } from '@muster/table'
import type { Body } from '../terrain/scene.ts'
import type { ChargeScene } from './spots.ts'

/** The charge with nobody in it whom no model can meet, whichever of the proposed places it goes to. */
export function amongNeighbours(charging: ChargeScene, path: readonly Point[]): ChargeScene {
  const { scene, targets, others } = charging
  const { bodies, centre, width, enemies, friends } = scene
  const widest = [bodies, enemies, friends].reduce((most, some) => widestOf(some, most), width)
  // One model touches the target, at most a base width away across a wall; each other is a gap of one base behind.
  const behind = (bodies.length + 1) * (widest + width)
  // A model may go round whoever is in its way, on the far side of that one's base.
  const margin = behind + 4 * widest
  const box = boxOf([centre, ...path, ...bodies.map(({ at }) => at), ...targets.map(({ at }) => at)])
  const near = (some: readonly Body[]): readonly Body[] => some.filter(({ at }) => isNearBox(box, at, at, margin))
  return {
    ...charging,
    scene: { ...scene, enemies: near(enemies), friends: near(friends) },
    others: near(others),
  }
}

function widestOf(some: readonly Body[], most: number): number {
  for (const { diameter } of some) most = Math.max(most, diameter)
  return most
}
