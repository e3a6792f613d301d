/** Which terrain is solid, and which gives cover. */
import type { Ground, GroundPiece, TerrainKind } from '@muster/table'
import type { State } from '../../state/state.ts'

const SOLID: { readonly [kind in TerrainKind]: boolean } = {
  hill: true,
  building: true,
  ruin: true,
  impassable: true,
  wall: true,
  hedge: true,
  fence: true,
  barrier: true,
  tree: true,
  rock: true,
  open: false,
  obscured: false,
  slippery: false,
  'deep-water': false,
  gap: false,
  rough: false,
  webs: false,
  wood: false,
  'shallow-water': false,
}

/** Solid terrain blocks lines of sight below its top. A hill without a height is flat. */
export const isSolid = ({ piece }: GroundPiece): boolean =>
  SOLID[piece.kind] && (piece.kind !== 'hill' || (piece.height ?? 0) > 0)

const solidPiecesOn = ({ pieces }: Ground): readonly GroundPiece[] => pieces.filter(isSolid)

export const solidPieces = ({ survey }: State): readonly GroundPiece[] => survey.get(solidPiecesOn)

/** Solid terrain and woods can stop a shot. */
export const givesCover = (one: GroundPiece): boolean => isSolid(one) || one.piece.kind === 'wood'
