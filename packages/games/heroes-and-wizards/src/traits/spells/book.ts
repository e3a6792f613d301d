/** The six spells by their ids. */
import type { SpellId } from '../spells.ts'
import { bloodLust } from './blood-lust.ts'
import { curse } from './curse.ts'
import { deathBolt } from './death-bolt.ts'
import { fireball } from './fireball.ts'
import { paranoia } from './paranoia.ts'
import type { Spell } from './spell.ts'
import { teleport } from './teleport.ts'

export const SPELL_BOOK: Record<SpellId, Spell> = {
  curse,
  'death-bolt': deathBolt,
  fireball,
  'blood-lust': bloodLust,
  paranoia,
  teleport,
}
