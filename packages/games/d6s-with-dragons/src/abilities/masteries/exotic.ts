import { part } from '@muster/engine'
import { gain } from '../../rules/conditions/conditions.ts'
import { isOfType, weaponsOf, type Mastery } from './mastery.ts'

const suits = isOfType('exotic')

export const exotic: Mastery = {
  id: 'exotic',
  name: 'Exotic Mastery',
  rule: 'DD-MAST-14',
  text: 'One exotic attack at −1 Fight; if it hits, the target falls prone.',
  fits: (figure) => weaponsOf(figure).some(suits),
  suits,
  fight: [part(-1, 'Exotic Mastery', 'DD-MAST-14')],
  *hit(play, user, at) {
    yield* gain(play, at, { is: 'prone', from: user })
  },
}
