/** Where there is water. */
import { contains, isNearBox, prepareGround, type Point, type TerrainKind } from '@muster/table'
import type { State } from '../state.ts'

export const isWater = (kind: TerrainKind): boolean => kind === 'shallow-water' || kind === 'deep-water'

export function isInWater({ field }: State, at: Point): boolean {
  for (const { piece, box } of prepareGround(field).pieces) {
    if (isWater(piece.kind) && isNearBox(box, at, at, 0) && contains(piece.outline, at)) return true
  }
  return false
}
