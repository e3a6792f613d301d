/** Which rules a piece of terrain brings with it, for whoever points at it. */
import type { RuleId } from '@muster/engine'
import type { Piece } from '@muster/table'
import { goingOf, KINDS } from '../rules/terrain/kinds.ts'

export function terrainRules(piece: Piece): readonly RuleId[] {
  const { isCover, isConcealment } = KINDS[piece.kind]
  return [
    ...(goingOf(piece) === 'difficult' ? ['FD-MOVE-18'] : []),
    ...(goingOf(piece) === 'barrier' ? ['FD-RUL-67'] : []),
    ...(isCover ? ['FD-RNG-11'] : []),
    ...(isConcealment ? ['FD-RNG-12'] : []),
  ]
}
