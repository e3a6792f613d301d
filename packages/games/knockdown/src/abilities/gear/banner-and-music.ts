/** What helps the whole army: the Banner near its bearer, the musicians before the round. */
import { always } from '@muster/engine'
import { makesMusic } from '../../rules/rounds/priority.ts'
import type { KnockdownAbility } from '../../state/ability.ts'

/** What those near a Banner bear. */
const rallied: KnockdownAbility = {
  id: 'rallied',
  name: 'Near a Banner',
  rule: 'KD-GEAR-33',
  text: 'BR is 1 higher, but never above 5.',
  adds: { bravery: always(1, 'Banner', 'KD-GEAR-33') },
}

export const banner: KnockdownAbility = {
  id: 'banner',
  name: 'Banner',
  rule: 'KD-GEAR-32',
  text: 'Friendly models within 6", the bearer too, have BR +1, up to 5.',
  aura: { inches: 6, whom: 'friends', self: true, gives: rallied },
}

export const musicianInstruments: KnockdownAbility = {
  id: 'musician-instruments',
  name: 'Musician instruments',
  rule: 'KD-GEAR-29',
  text: 'While a musician lives, its player may add 1 to priority rolls.',
  answers: [makesMusic.answer(true)],
}
