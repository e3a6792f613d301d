/** Where a model may stand at the end of a move: on the table, on nobody, on no wall. */
import {
  baseOverlapsOutline,
  distanceSquared,
  isNearBox,
  isOnTable,
  square,
  type GroundPiece,
  type Length,
  type Point,
} from '@muster/table'
import type { TerrainByEffect } from '../../terrain.ts'
import { baseOf } from '../../state/figures.ts'
import { isSameFloor, type Body, type Scene } from './scene.ts'
import { mayBeOn } from './storeys.ts'

export type PlaceFault =
  | { readonly is: 'off-table' }
  | { readonly is: 'on-model'; readonly other: Body }
  | { readonly is: 'on-piece'; readonly piece: GroundPiece }
  | { readonly is: 'upstairs' }

/** What is wrong with a place for a model. Models of its own unit do not count, because they move too. */
export function placeFault(scene: Scene, body: Body, at: Point): PlaceFault | undefined {
  if (!isOnTable({ base: baseOf(body), at }, scene.state.field)) return { is: 'off-table' }
  if (!mayBeOn(scene, body, at)) return { is: 'upstairs' }
  const other = under(scene.friends, body, at) ?? under(scene.enemies, body, at)
  if (other) return { is: 'on-model', other }
  const piece = body.floor > 1 ? undefined : pieceUnder(scene.terrain, body, at)
  return piece && { is: 'on-piece', piece }
}

function under(others: readonly Body[], body: Body, at: Point): Body | undefined {
  for (const other of others) {
    if (distanceSquared(at, other.at) < square((body.diameter + other.diameter) / 2) && isSameFloor(body, other)) {
      return other
    }
  }
  return undefined
}

/** The wall, cliff or rock that a base would stand on. */
export function pieceUnder(
  { noRest }: TerrainByEffect,
  { diameter }: { readonly diameter: Length },
  at: Point,
): GroundPiece | undefined {
  return noRest.find(
    ({ box, piece }) =>
      isNearBox(box, at, at, diameter / 2) && baseOverlapsOutline({ base: baseOf({ diameter }), at }, piece.outline),
  )
}

/** The nearest enemy and the gap to it. */
export function nearestEnemy(
  enemies: readonly Body[],
  body: Body,
  at: Point,
): { readonly gap: number; readonly enemy: Body | undefined } {
  let gap = Infinity
  let nearest: Body | undefined
  for (const enemy of enemies) {
    const reach = (body.diameter + enemy.diameter) / 2
    if (Math.abs(enemy.at.x - at.x) - reach >= gap || !isSameFloor(body, enemy)) continue
    const apart = Math.sqrt(distanceSquared(at, enemy.at)) - reach
    if (apart < gap) [gap, nearest] = [apart, enemy]
  }
  return { gap, enemy: nearest }
}
