/** What the rulebook leaves open, and how it is settled: general. */
import { chapter } from '../chapter.ts'

export const generalRulings = chapter('Rulings: General', {
  'HW-RUL-01': 'What is this game called? The rulebook has no title, author or version; we call it Heroes & Wizards after its two special kinds of figure.',
  'HW-RUL-02': 'How many phases has a turn? Five: Initiative, Movement, Magic, Shooting, Melee. What is said of Heroes and Wizards is a rule for armies, not a sixth phase.',
  'HW-RUL-03': 'Does a 1 always succeed or a 6 always fail, and are hopeless dice rolled? No natural results; a needed number of 0 or less fails and one of 6 or more succeeds, both without rolling a die, because "stat or lower" is the whole rule and nobody rolls a die that cannot matter.',
  'HW-RUL-04': 'From where to where is measured? Nearest rim to nearest rim of the bases, seen from above; limits are inclusive; comparisons allow 0.001", because this is the usual practice and keeps floating point out of the rules.',
  'HW-RUL-05': 'No base sizes are given. Round bases; the diameter is part of the type: default 1.0", Mighty default 2.0", anything from 0.75" to 4" allowed (1" = 25.4 mm), because contact, cover and Fireball need a base and 1" is the usual one.',
  'HW-RUL-06': 'What is base contact? Gap between rims at most 0.001"; it is mutual and exists between any two figures at any time, whoever moved; bases may touch but never overlap at rest, because real bases cannot.',
  'HW-RUL-07': 'Table size, height, facing? Default 48" by 48", any rectangle allowed as an option; flat for all rules; no facing and no arcs, because the rulebook mentions none of them.',
  'HW-RUL-08': 'When may a player measure? At any time and freely, because the table shows all distances anyway.',
})
