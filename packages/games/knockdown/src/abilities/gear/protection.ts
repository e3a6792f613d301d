/** What protects its bearer: each adds to DEF unless the attack ignores it. */
import { part } from '@muster/engine'
import type { KnockdownAbility } from '../../state/ability.ts'

export const armour: KnockdownAbility = {
  id: 'armour',
  name: 'Armour',
  rule: 'KD-GEAR-08',
  text: 'DEF is 1 higher and SP 1 lower.',
  adds: {
    defence: (_state, _bearer, { ignores }) =>
      ignores.includes('armour') ? undefined : part(1, 'Armour', 'KD-GEAR-08'),
    speed: () => part(-1, 'Armour', 'KD-GEAR-08'),
  },
}

export const shield: KnockdownAbility = {
  id: 'shield',
  name: 'Shield',
  rule: 'KD-GEAR-09',
  text: 'DEF is 1 higher against melee and ranged attacks.',
  adds: {
    defence: (_state, _bearer, { ignores }) =>
      ignores.includes('shield') ? undefined : part(1, 'Shield', 'KD-GEAR-09'),
  },
}
