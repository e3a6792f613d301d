/** Pieces of one kind, picked once from the table a battle is fought on: the same few are looked through all the time. */
import { prepareGround, type Battlefield, type Ground, type GroundPiece } from '@muster/table'

export function piecesThat(belong: (piece: GroundPiece) => boolean): (field: Battlefield) => readonly GroundPiece[] {
  let last: Ground | undefined
  let pieces: readonly GroundPiece[] = []
  return (field) => {
    const ground = prepareGround(field)
    if (ground !== last) pieces = ground.pieces.filter(belong)
    last = ground
    return pieces
  }
}
