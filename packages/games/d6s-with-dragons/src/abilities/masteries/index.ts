/** The masteries that are declared, in the order in which they are offered. */
import type { Mastery } from '../../state/ability.ts'
import { MASTERY_IDS, type MasteryId } from '../../state/vocabulary.ts'
import { blade } from './blade.ts'
import { bludgeon } from './bludgeon.ts'
import { dualWielding } from './dual-wielding.ts'
import { exotic } from './exotic.ts'
import { shield } from './shield.ts'
import { spear } from './spear.ts'

export const MASTERY_TABLE: { readonly [id in MasteryId]: Mastery } = {
  spear,
  blade,
  bludgeon,
  exotic,
  'dual-wielding': dualWielding,
  shield,
}

export const MASTERIES: readonly Mastery[] = MASTERY_IDS.map((id) => MASTERY_TABLE[id])
