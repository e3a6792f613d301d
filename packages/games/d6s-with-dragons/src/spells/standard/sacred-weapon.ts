/** Sacred Weapon: the caster's arms are stronger for the rest of the encounter. */
import { part } from '@muster/engine'
import { leaveEffect } from '../../rules/casting/casting.ts'
import { endEffect } from '../../rules/magic/concentration.ts'
import type { DragonAbility } from '../../state/ability.ts'
import type { StandardSpell } from '../../state/spell.ts'

export const sacredWeapon: StandardSpell = {
  id: 'sacred-weapon',
  name: 'Sacred Weapon',
  icon: 'broadsword',
  rule: 'DD-STD-12',
  kind: 'standard',
  text: 'The caster has +1 Strength until the end of the encounter. Cast twice it is no stronger.',
  canBeCast: ({ effects }, { id }) => !effects.some(({ spell, caster }) => spell === 'sacred-weapon' && caster === id),
  // oxlint-disable-next-line require-yield -- other spells ask here
  *choose(_play, caster) {
    return { targets: [caster] }
  },
  // oxlint-disable-next-line require-yield -- a spell may ask and roll; this one does neither
  *work(play, casting) {
    leaveEffect(play.state, casting, false)
  },
  dispellable: true,
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? SACRED : undefined),
  *removed(play, { id, caster }, gone) {
    if (gone === caster) yield* endEffect(play, id)
  },
}

const SACRED: DragonAbility = {
  id: 'sacred-weapon',
  name: 'Sacred Weapon',
  rule: 'DD-STD-12',
  text: '+1 Strength.',
  adds: { strength: () => part(1, 'Sacred Weapon', 'DD-STD-12') },
}
