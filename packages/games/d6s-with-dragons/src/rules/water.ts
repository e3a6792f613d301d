/** Where there is water. */
import { clip, contains, isNearBox, prepareGround, type Point, type TerrainKind } from '@muster/table'
import type { State } from '../state.ts'
import { spansOf, wayOf } from './way.ts'

export const isWater = (kind: TerrainKind): boolean => kind === 'shallow-water' || kind === 'deep-water'

export function isInWater({ field }: State, at: Point): boolean {
  for (const { piece, box } of prepareGround(field).pieces) {
    if (isWater(piece.kind) && isNearBox(box, at, at, 0) && contains(piece.outline, at)) return true
  }
  return false
}

/** How much of a path lies outside water. */
export function landLength({ field }: State, from: Point, path: readonly Point[]): number {
  const way = wayOf(from, path)
  const waters = prepareGround(field).pieces.filter(({ piece }) => isWater(piece.kind))
  const wet = waters.flatMap(({ piece, box }) => spansOf(way, (a, b) => (isNearBox(box, a, b, 0) ? clip(piece.outline, a, b) : [])))
  let land = way.length
  let done = 0
  for (const span of wet.sort((a, b) => a.from - b.from)) {
    land -= Math.max(0, span.to - Math.max(done, span.from))
    done = Math.max(done, span.to)
  }
  return land
}
