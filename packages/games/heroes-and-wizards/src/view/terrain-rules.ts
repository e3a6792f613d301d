/** Which rules a piece of terrain brings with it, for whoever points at it. */
import type { RuleId } from '@muster/engine'
import type { Piece, TerrainKind } from '@muster/table'
import { GOING, type Going } from '../terrain/going.ts'

const BY_GOING: { readonly [going in Going]: readonly RuleId[] } = {
  open: ['HW-TERR-07'],
  rough: ['HW-TERR-01'],
  obstacle: ['HW-TERR-03'],
  impassable: ['HW-TERR-06'],
}
/** Kinds that do more than their going. */
const BY_KIND: { readonly [kind in TerrainKind]?: readonly RuleId[] } = {
  wood: ['HW-TERR-02', 'HW-COVER-01'],
  tree: ['HW-TERR-05', 'HW-COVER-01'],
  wall: ['HW-TERR-03', 'HW-COVER-01'],
  hedge: ['HW-TERR-04', 'HW-TERR-03', 'HW-COVER-01'],
}

export const terrainRules = ({ kind }: Piece): readonly RuleId[] => BY_KIND[kind] ?? BY_GOING[GOING[kind]]
