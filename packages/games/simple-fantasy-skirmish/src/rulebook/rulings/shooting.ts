/** Rulings in our own words: shooting and magic. */
import { chapter } from '@muster/engine'

export const shootingRulings = chapter('Rulings: shooting and magic', {
  'SF-RUL-39': 'A bow reaches 12 inches if its card gives no range.',
  'SF-RUL-40':
    'Tall terrain blocks sight: buildings, high walls, hills and woods. The piece that either unit is in does not block, and neither do low walls or models.',
  'SF-RUL-41': 'Only the line between the middles of the two units decides.',
  'SF-RUL-42': 'A unit in a melee cannot be targeted from outside, whichever units are in the melee.',
  'SF-RUL-43': 'Any Trait that gives a Magic Attack allows a unit to cast.',
  'SF-RUL-44': 'A unit in a melee casts only at enemies in that melee, and needs neither sight nor range.',
})
