/** What protects its bearer: each adds to DEF unless the attack ignores it. */
import { always, part } from '@muster/engine'
import type { KnockdownAbility } from '../../state/ability.ts'

const ARMOUR = part(1, 'Armour', 'KD-GEAR-08')
const SHIELD = part(1, 'Shield', 'KD-GEAR-09')

export const armour: KnockdownAbility = {
  id: 'armour',
  name: 'Armour',
  rule: 'KD-GEAR-08',
  text: 'DEF is 1 higher and SP 1 lower.',
  adds: {
    defence: (_state, _bearer, { ignores }) => (ignores.includes('armour') ? undefined : ARMOUR),
    speed: always(-1, 'Armour', 'KD-GEAR-08'),
  },
}

export const shield: KnockdownAbility = {
  id: 'shield',
  name: 'Shield',
  rule: 'KD-GEAR-09',
  text: 'DEF is 1 higher against melee and ranged attacks.',
  adds: {
    defence: (_state, _bearer, { ignores }) => (ignores.includes('shield') ? undefined : SHIELD),
  },
}
