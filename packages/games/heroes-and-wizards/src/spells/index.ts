/** The six spells by their ids. */
import { bloodLust } from './blood-lust.ts'
import { curse } from './curse.ts'
import { deathBolt } from './death-bolt.ts'
import { fireball } from './fireball.ts'
import { paranoia } from './paranoia.ts'
import type { SpellBook } from '../state/spell.ts'
import { teleport } from './teleport.ts'

export const SPELL_BOOK: SpellBook = {
  curse,
  'death-bolt': deathBolt,
  fireball,
  'blood-lust': bloodLust,
  paranoia,
  teleport,
}
