/** Which terrain is solid, which hides, and how high it stands. */
import type { GroundPiece, TerrainKind } from '@muster/table'

const SOLID: ReadonlySet<TerrainKind> = new Set<TerrainKind>([
  'hill', 'building', 'ruin', 'impassable', 'wall', 'hedge', 'fence', 'barrier', 'tree', 'rock',
])

/** Cuts a sightline that runs below its top. A hill without a height is flat. */
export const isSolid = ({ piece }: GroundPiece): boolean =>
  SOLID.has(piece.kind) && (piece.kind !== 'hill' || (piece.height ?? 0) > 0)

/** Can stop a shot: solid things, and woods. */
export const givesCover = (one: GroundPiece): boolean => isSolid(one) || one.piece.kind === 'wood'
