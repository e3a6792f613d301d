import { part } from '@muster/engine'
import { gain } from '../../rules/conditions/conditions.ts'
import { weaponsOf } from '../../rules/melee/masteries.ts'
import type { Mastery } from '../../state/ability.ts'
import { isOfType } from './of-type.ts'

const suits = isOfType('exotic')

export const exotic: Mastery = {
  id: 'exotic',
  name: 'Exotic Mastery',
  rule: 'DD-MAST-14',
  text: 'One exotic attack at −1 Fight; if it hits, the target falls prone.',
  fits: (figure) => weaponsOf(figure).some(suits),
  suits,
  adds: { fight: () => part(-1, 'Exotic Mastery', 'DD-MAST-14') },
  on: {
    'attack-resolved': {
      *attacker(play, user, { at, hit }) {
        if (hit) yield* gain(play, at, { is: 'prone', from: user })
      },
    },
  },
}
