/** What the rulebook leaves open, and how it is settled: wounds and knockdown. */
import { chapter } from '@muster/engine'

export const woundsAndKnockdownRulings = chapter('Rulings: Wounds and knockdown', {
  'KD-RUL-30':
    'Several Wounds of one attack are suffered one at a time, each with its own roll for the steed and its own Knockdown check where entitled. Who was knocked down by the first has no check against the second.',
  'KD-RUL-31':
    'A tie compares the final total, after reroll and all modifiers, with the DEF that this very attack had to reach.',
  'KD-RUL-32':
    'Being knocked down does what is written and nothing else: −1 DEF, no further checks, and SP −2 in the activation in which the model stands up. It stays down until it is activated, keeps its zone, contact and cover, its Banner and instruments work, it may be nominated for Break tests and may move aside from a chariot.',
  'KD-RUL-33': 'A model knocked down in its own activation does nothing more in it and stands up at its next.',
  'KD-RUL-34': 'Infantry, Cavalry, Creatures, Monsters and crews take Knockdown checks; a chassis never does.',
})
