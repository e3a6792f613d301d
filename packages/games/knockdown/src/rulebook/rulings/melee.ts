/** What the rulebook leaves open, and how it is settled: melee. */
import { chapter } from '@muster/engine'

export const meleeRulings = chapter('Rulings: Melee', {
  'KD-RUL-23':
    'Attacks are made one after another: choose a target, roll, settle everything, then choose again. A slain target does not use up the attacks that are left, and nobody strikes back.',
  'KD-RUL-24':
    'A natural 1 or 6 means nothing of itself in melee. At range it counts only through RT, and for the Catapult. DEF 7 cannot be wounded by a melee attack with STR +0.',
})
