/** Which rules a piece of terrain brings with it, for whoever points at it. */
import type { RuleId } from '@muster/engine'
import type { Piece } from '@muster/table'
import { goingOf, type Going } from '../rules/terrain/going.ts'

const BY_GOING: { readonly [going in Going]: readonly RuleId[] } = {
  open: [],
  difficult: ['KD-TERR-06'],
  obstacle: ['KD-TERR-04', 'KD-TERR-02'],
  impassable: ['KD-TERR-05'],
}

/** What stands up may hide whoever is behind it. */
export function terrainRules(piece: Piece): readonly RuleId[] {
  const isHill = piece.kind === 'hill' && (piece.height ?? 0) > 0
  const going = goingOf(piece)
  const hides = isHill || going === 'obstacle' ? ['KD-RNG-10'] : []
  return [...(isHill ? ['KD-TERR-01', 'KD-TERR-02'] : BY_GOING[going]), ...hides]
}
