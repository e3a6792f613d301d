/** A unit may not be split by a wall. */
import { clip, isNearBox, type Point } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import { standsAt } from './arrange.ts'
import { largestGap, type Stand } from './formation.ts'
import type { Scene } from '../terrain/scene.ts'
import { effectOf } from '../../terrain.ts'

/** A unit that is already split may move. */
export function isSplit(scene: Scene, ends: readonly Point[]): boolean {
  const walls = scene.terrain.noRest.filter(
    ({ piece, box }) => effectOf(piece) === 'obstacle' && ends.some((at) => isNearBox(box, at, at, scene.width * 2)),
  )
  if (walls.length === 0) return false
  const counts = (a: Stand, b: Stand) =>
    !walls.some(({ piece, box }) => isNearBox(box, a.at, b.at, 0) && clip(piece.outline, a.at, b.at).length > 0)
  const isCut = (stands: readonly Stand[]) =>
    largestGap(stands) <= scene.width + TOLERANCE && largestGap(stands, counts) > scene.width + TOLERANCE
  return isCut(standsAt(scene, ends)) && !isCut(scene.bodies)
}
