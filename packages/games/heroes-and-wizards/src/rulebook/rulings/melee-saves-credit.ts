/** What the rulebook leaves open, and how it is settled: melee, saves, credit. */
import { chapter } from '@muster/engine'

export const meleeSavesCreditRulings = chapter('Rulings: Melee, saves, credit', {
  'HW-RUL-77':
    'All melee attacks are assigned openly, sides in initiative order, and may be split; then they are rolled in that order, each with its saves. Slain figures still attack, and are removed together at the end of the phase.',
  'HW-RUL-78': 'No figure has to attack. A figure fights only enemies it touches when the phase begins.',
  'HW-RUL-79':
    'An attack on a figure already slain in the phase is still rolled to hit, and for cover, but no save is rolled and the attack cannot change its target. Free and immediate attacks work the same way among themselves.',
  'HW-RUL-80': 'Reductions of Armour from different sources add up.',
  'HW-RUL-81': 'A figure hit several times was slain by the first hit, in the order rolled, that it did not ignore.',
})
