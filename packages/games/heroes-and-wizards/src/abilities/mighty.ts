import { part } from '@muster/engine'
import { lowersArmour } from '../rules/combat/stats.ts'
import type { HeroAbility } from '../state/vocabulary.ts'

export const mighty: HeroAbility = {
  id: 'mighty',
  name: 'Mighty',
  rule: 'HW-MIGHT-03',
  text: 'Enemies it hits in melee or by shooting save with Armour 1 lower, unless they are Mighty too.',
  answers: [
    lowersArmour.answer((state, _bearer, { at, how }) => {
      if (how === 'spell' || state.abilities.of(state, at).has('mighty')) return undefined
      return part(-1, 'Mighty', how === 'melee' ? 'HW-MIGHT-03' : 'HW-MIGHT-04')
    }),
  ],
}
