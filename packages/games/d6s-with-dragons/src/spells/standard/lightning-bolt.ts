/** Lightning Bolt: a straight stroke through everybody in its line. */
import { lineOf } from '../../rules/casting/areas.ts'
import { aimBlast, blast, type Blast } from './blast.ts'
import type { StandardSpell } from '../../state/spell.ts'

const BOLT: Blast = {
  spell: 'lightning-bolt',
  spray: () => lineOf(10),
  type: 'lightning',
  save: 'reflex',
  strength: 7,
  weaker: 4,
}

export const lightningBolt: StandardSpell = {
  id: 'lightning-bolt',
  name: 'Lightning Bolt',
  icon: 'lightning-arc',
  rule: 'DD-STD-09',
  kind: 'standard',
  harms: true,
  decidedBy: 'harm',
  text: 'A line 10" long strikes the closest 2d6 characters in it, friend or foe: lightning Damage 1 plus the Potency at Strength 7, or 4 after a Reflex save.',
  canBeCast: () => true,
  choose: (play, caster) => aimBlast(play, caster, BOLT),
  work: (play, casting) => blast(play, casting, BOLT),
}
