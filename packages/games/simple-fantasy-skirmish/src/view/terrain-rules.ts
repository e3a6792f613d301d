/** Which rules a piece of terrain brings with it, for whoever points at it. */
import type { RuleId } from '@muster/engine'
import type { Piece } from '@muster/table'
import { effectOf, isImpassable, type TerrainEffect } from '../terrain.ts'

const BY_EFFECT: { readonly [effect in TerrainEffect]: readonly RuleId[] } = {
  open: [],
  rough: ['SF-TERR-04', 'SF-TERR-05', 'SF-TERR-01'],
  inside: ['SF-TERR-06', 'SF-TERR-07', 'SF-TERR-01'],
  obstacle: ['SF-TERR-08', 'SF-TERR-01'],
  solid: ['SF-TERR-11'],
}

export function terrainRules(piece: Piece): readonly RuleId[] {
  if (piece.kind === 'hill') return ['SF-TERR-09', 'SF-RNG-15']
  return isImpassable(piece) ? BY_EFFECT.solid : BY_EFFECT[effectOf(piece)]
}
