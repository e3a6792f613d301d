import { part } from '@muster/engine'
import { gain } from '../../rules/conditions/conditions.ts'
import { isOfType, weaponsOf, type Mastery } from './mastery.ts'

const suits = isOfType('blade')

export const blade: Mastery = {
  id: 'blade',
  name: 'Blade Mastery',
  rule: 'DD-MAST-10',
  text: 'One blade attack at −1 Fight; if it hits, the target is vexed.',
  fits: (figure) => weaponsOf(figure).some(suits),
  suits,
  fight: [part(-1, 'Blade Mastery', 'DD-MAST-10')],
  *hit(play, user, at) {
    yield* gain(play, at, { is: 'vexed', from: user })
  },
}
