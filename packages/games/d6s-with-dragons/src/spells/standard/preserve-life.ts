/** Preserve Life: several are healed at once. */
import { heal, isHurt } from '../../rules/damage/healing.ts'
import { onTargets } from '../choosing.ts'
import type { StandardSpell } from '../../state/spell.ts'

export const preserveLife: StandardSpell = {
  id: 'preserve-life',
  name: 'Preserve Life',
  icon: 'heart-plus',
  rule: 'DD-STD-11',
  kind: 'standard',
  text: 'The caster or an ally within 6", and one more target for each point of Potency, is healed of one wound each.',
  ...onTargets('preserve-life', { whom: 'friends', reach: 6, self: true, only: isHurt }, true),
  // oxlint-disable-next-line require-yield -- a spell may ask and roll; this one does neither
  *work(play, { caster, targets }) {
    for (const id of targets) heal(play, id, caster, 'DD-STD-11')
  },
}
