/** What the rulebook leaves open, and how it is settled: general. */
import { chapter } from '@muster/engine'

export const generalRulings = chapter('Rulings: General', {
  'HW-RUL-01':
    'The rulebook has no title and names no author. We call the game Heroes & Wizards, after its two special kinds of figure.',
  'HW-RUL-02':
    'A turn has five phases: Initiative, Movement, Magic, Shooting, Melee. What the rulebook says of Heroes and Wizards is a rule for armies, not a sixth phase.',
  'HW-RUL-03':
    'No face of the die always succeeds or always fails. When 0 or less is needed the roll fails, when 6 or more is needed it succeeds, and in both cases no die is thrown.',
  'HW-RUL-04':
    'Distances are taken from rim to rim of the bases, seen from above. A limit includes itself, and a thousandth of an inch is forgiven.',
  'HW-RUL-05': `All bases are round. A type's base is 1" across, or 2" if it is Mighty, unless its list says another size between 0.75" and 4".`,
  'HW-RUL-06':
    'Figures are in contact when at most a thousandth of an inch lies between their rims; which of them moved there does not matter. Bases may touch but never overlap after a move.',
  'HW-RUL-07':
    'The table is 48" square unless another rectangle is agreed. It counts as flat, and figures have no front or back.',
  'HW-RUL-08': 'Anyone may measure anything at any time; the table shows the distances anyway.',
})
