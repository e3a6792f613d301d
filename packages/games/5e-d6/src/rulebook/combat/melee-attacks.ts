/** The rules in our own words: melee attacks. */
import { chapter } from '@muster/engine'

export const meleeAttacks = chapter('Melee attacks', {
  'FD-MEL-01': 'The target of a melee attack must be within reach.',
  'FD-MEL-02': 'A melee attack against a target the attacker cannot see is allowed but has disadvantage.',
  'FD-MEL-03':
    "Flanking: if the attacker and one of its allies both have the target within their reach and stand on opposite sides of it, the attacker's Fight counts as 1 higher for the to-hit target number.",
  'FD-MEL-04':
    "Opposite sides: the straight line joining the centres of the two attackers' bases passes through the target's base.",
  'FD-MEL-05': 'The flanking bonus is +1 in all, no matter how many allies flank.',
  'FD-MEL-06': 'Flanking applies to melee attacks only, never to ranged attacks.',
})
