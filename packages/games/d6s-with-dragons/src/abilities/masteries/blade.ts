import { part } from '@muster/engine'
import { gain } from '../../rules/conditions/conditions.ts'
import { weaponsOf } from '../../rules/melee/masteries.ts'
import type { Mastery } from '../../state/ability.ts'
import { isOfType } from './of-type.ts'

const suits = isOfType('blade')

export const blade: Mastery = {
  id: 'blade',
  name: 'Blade Mastery',
  rule: 'DD-MAST-10',
  text: 'One blade attack at −1 Fight; if it hits, the target is vexed.',
  fits: (figure) => weaponsOf(figure).some(suits),
  suits,
  adds: { fight: () => part(-1, 'Blade Mastery', 'DD-MAST-10') },
  on: {
    'attack-resolved': {
      *attacker(play, user, { at, hit }) {
        if (hit) yield* gain(play, at, { is: 'vexed', from: user })
      },
    },
  },
}
