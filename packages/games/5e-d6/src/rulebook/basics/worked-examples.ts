/** The rules in our own words: worked examples. */
import { chapter } from '@muster/engine'

export const workedExamples = chapter('Worked examples', {
  'FD-EX-01':
    "Bob leads and has one dwarf (Speed 5) and two elves (Speed 6); Anne has one dwarf (Speed 5). Order: Bob's dwarf, Anne's dwarf, then Bob's two elves in either order.",
  'FD-EX-02':
    'A prone Speed 6 elf spends 3" to stand and 3" to prepare her bow; she does not move at all and may shoot in the Combat Phase. (Instead of preparing she could have moved 3".)',
  'FD-EX-03': 'Hobgoblin, Fight 5, one attack on a guard with Armor 1: TN 4; 1, 2, 3 or 4 hits, 5 or 6 misses.',
  'FD-EX-04': 'An attacker of Fight 5 at long range counts as Fight 4 for the target number.',
  'FD-EX-05': 'An attacker of Fight 5 against a flanked target counts as Fight 6 for the target number.',
  'FD-EX-06':
    'Strength 2 against Toughness 7 (value 1/3), Damage 2: two dice, one shows 1 and is rerolled to a 3: the target takes 1 wound.',
  'FD-EX-07': 'Two sources of advantage and one of disadvantage: the roll is made with advantage.',
  'FD-EX-08': 'Aboleth, 171 HP, Health 4: 171 / 4 = 42.75, about 43: Toughness 8.',
  'FD-EX-09': 'Aboleth tentacle, 19 average damage, Damage 1: Strength 8.',
  'FD-EX-10': 'A range written 6"/12" has short range 6" and long range 12".',
})
