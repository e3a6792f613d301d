/** Cure Wounds: a hand laid on, a wound closed. */
import { heal, isHurt } from '../../rules/damage/healing.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { StandardSpell } from '../../state/spell.ts'

export const cureWounds: StandardSpell = {
  id: 'cure-wounds',
  name: 'Cure Wounds',
  icon: 'heart-plus',
  rule: 'DD-STD-05',
  kind: 'standard',
  text: 'The caster or an ally within 1" is healed of one wound.',
  ...onTargets('cure-wounds', { ...AT_HAND, only: isHurt }),
  // oxlint-disable-next-line require-yield -- a spell may ask and roll; this one does neither
  *work(play, { caster, targets }) {
    for (const id of targets) heal(play, id, caster, 'DD-STD-05')
  },
}
