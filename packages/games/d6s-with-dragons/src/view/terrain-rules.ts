/** Which rules a piece of terrain brings with it, for whoever points at it. */
import type { RuleId } from '@muster/engine'
import type { Piece } from '@muster/table'
import { goingOf, type Going } from '../rules/terrain/terrain.ts'

const BY_GOING: { readonly [going in Going]: readonly RuleId[] } = {
  open: [],
  difficult: ['DD-TERR-02'],
  slippery: ['DD-TERR-04', 'DD-TERR-05'],
  deep: ['DD-TERR-08', 'DD-TERR-09', 'DD-TERR-10'],
  solid: ['DD-TERR-11', 'DD-TERR-12', 'DD-TERR-13'],
  gap: ['DD-TERR-17', 'DD-TERR-18', 'DD-TERR-20'],
  barred: [],
}

/** What stands up is also cover. */
export function terrainRules(piece: Piece): readonly RuleId[] {
  if (piece.kind === 'obscured') return ['DD-TERR-07']
  return [...BY_GOING[goingOf(piece)], ...((piece.height ?? 0) > 0 ? ['DD-BLK-02'] : [])]
}
