/** Rulings in our own words: shooting and magic. */
import { chapter } from '@muster/engine'

export const shootingRulings = chapter('Rulings: shooting and magic', {
  'SF-RUL-39': 'Twelve inches where the card is silent.',
  'SF-RUL-40':
    'Tall things block: buildings, high walls, hills, woods. Not the one that either unit is in, and never low walls or models.',
  'SF-RUL-41': 'The line between the middles alone decides.',
  'SF-RUL-42': 'A unit in a melee is no target from outside, whoever is in there.',
  'SF-RUL-43': 'Any Trait that gives a Magic Attack lets you cast.',
  'SF-RUL-44': 'From inside a melee magic stays inside, and needs neither sight nor range.',
})
