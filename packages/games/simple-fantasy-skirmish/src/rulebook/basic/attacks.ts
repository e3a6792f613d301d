/** The rules in our own words: attacks. */
import { chapter } from '@muster/engine'

export const attacks = chapter('Attacks', {
  'SF-ATT-01': 'Every unit can fight in a melee.',
  'SF-ATT-02': 'To shoot, a unit must see its target.',
  'SF-ATT-03': 'Magic works in a melee, or up to 12 inches away at a target the caster sees.',
  'SF-ATT-04': 'Against magic only the Magic Save helps, never armour.',
  'SF-ATT-05': 'Magic Users wear no armour.',
  'SF-ATT-06': 'Each attack die that reaches the Attack is a hit.',
  'SF-ATT-07': 'Each save die that falls short of the Save is a model lost.',
  'SF-ATT-08': 'A 1 always fails, on any die.',
  'SF-ATT-09': 'Most creatures have a Magic Save, some a good one, some none: the card says which.',
})
