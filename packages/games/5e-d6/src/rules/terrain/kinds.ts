/** What each kind of terrain is in this game: how one walks over it, and what it does to shots and sight. */
import type { Ground, GroundPiece, Piece, TerrainKind } from '@muster/table'

/** A barrier is crossed by its height, a gap by its width. */
export type Going = 'open' | 'difficult' | 'barrier' | 'gap' | 'impassable'

interface Kind {
  readonly going: Going
  /** Difficult because of plants. */
  readonly isVegetation?: true
  /** A shot may strike it. */
  readonly isCover?: true
  /** A shot may miss because of it. */
  readonly isConcealment?: true
  /** No line of sight passes it. */
  readonly stopsSight?: true
}

export const KINDS: { readonly [kind in TerrainKind]: Kind } = {
  open: { going: 'open' },
  hill: { going: 'open' },
  obscured: { going: 'open', isConcealment: true },
  rough: { going: 'difficult' },
  webs: { going: 'difficult' },
  'shallow-water': { going: 'difficult' },
  'deep-water': { going: 'difficult' },
  slippery: { going: 'difficult' },
  ruin: { going: 'difficult', isCover: true },
  wood: { going: 'difficult', isVegetation: true, isCover: true },
  hedge: { going: 'barrier', isCover: true },
  fence: { going: 'barrier', isCover: true },
  barrier: { going: 'barrier', isCover: true },
  rock: { going: 'barrier', isCover: true },
  wall: { going: 'barrier', isCover: true },
  tree: { going: 'impassable', isCover: true },
  building: { going: 'impassable', isCover: true, stopsSight: true },
  impassable: { going: 'impassable', isCover: true, stopsSight: true },
  gap: { going: 'gap' },
}

/** A barrier of unknown height cannot be crossed. */
export const goingOf = ({ kind, height }: Piece): Going =>
  KINDS[kind].going === 'barrier' && (height ?? 0) === 0 ? 'impassable' : KINDS[kind].going

/** The pieces that stop sight. */
export const sightStoppers = ({ pieces }: Ground): readonly GroundPiece[] =>
  pieces.filter(({ piece }) => KINDS[piece.kind].stopsSight)

export const gapsOn = ({ pieces }: Ground): readonly GroundPiece[] =>
  pieces.filter(({ piece }) => goingOf(piece) === 'gap')

/** The pieces on which a base may not stand, unless a gap is narrow enough for it. */
export const noRoomOn = ({ pieces }: Ground): readonly GroundPiece[] =>
  pieces.filter(({ piece }) => goingOf(piece) !== 'open' && goingOf(piece) !== 'difficult')

/** The pieces that may block a shot. */
export const shotBlockers = ({ pieces }: Ground): readonly GroundPiece[] =>
  pieces.filter(({ piece: { kind } }) => KINDS[kind].isCover || KINDS[kind].isConcealment)
