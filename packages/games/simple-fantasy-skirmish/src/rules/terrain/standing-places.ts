/** Where a model may stand at the end of a move: on the table, on nobody, on no wall. */
import { baseOverlapsOutline, distanceSquared, isNearBox, square, type GroundPiece, type Point } from '@muster/table'
import { baseOf } from '../../state/figures.ts'
import { isSameFloor, type Body, type Scene } from './scene.ts'
import { mayBeOn } from './storeys.ts'

export type PlaceFault =
  | { readonly is: 'off-table' }
  | { readonly is: 'on-model'; readonly other: Body }
  | { readonly is: 'on-piece'; readonly piece: GroundPiece }
  | { readonly is: 'upstairs' }

/** Without regard to the models of its own unit, which all move with it. */
export function placeFault(scene: Scene, body: Body, at: Point): PlaceFault | undefined {
  if (!isOnField(scene, body, at)) return { is: 'off-table' }
  if (!mayBeOn(scene, body, at)) return { is: 'upstairs' }
  const other = under(scene.friends, body, at) ?? under(scene.enemies, body, at)
  if (other) return { is: 'on-model', other }
  const piece = pieceUnder(scene, body, at)
  return piece && { is: 'on-piece', piece }
}

function isOnField({ state: { field } }: Scene, { diameter }: Body, { x, y }: Point): boolean {
  const radius = diameter / 2
  return x >= radius && y >= radius && x <= field.width - radius && y <= field.depth - radius
}

function under(others: readonly Body[], body: Body, at: Point): Body | undefined {
  for (const other of others) {
    if (distanceSquared(at, other.at) < square((body.diameter + other.diameter) / 2) && isSameFloor(body, other)) {
      return other
    }
  }
  return undefined
}

function pieceUnder({ landscape: { noRest } }: Scene, { diameter, floor }: Body, at: Point): GroundPiece | undefined {
  if (floor > 1) return undefined
  for (const known of noRest) {
    const isNear = isNearBox(known.box, at, at, diameter / 2)
    if (isNear && baseOverlapsOutline({ base: baseOf({ diameter }), at }, known.piece.outline)) return known
  }
  return undefined
}

/** The gap to the nearest enemy, and who it is. */
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
