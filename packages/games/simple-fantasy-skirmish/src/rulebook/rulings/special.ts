/** Rulings in our own words: Traits, Penalties, items. */
import { chapter } from '@muster/engine'

export const specialRulings = chapter('Rulings: Traits, Penalties, items', {
  'SF-RUL-83':
    'Each hit remembers the die that rolled it. Ethereal, Paralyzing and Vampiric units fail hits of an Enchanted Weapon without a roll, and save the others as usual.',
  'SF-RUL-84':
    'An Ethereal unit keeps its Melee Attack and chooses in a melee between that and magic. It has no attack at range, and it cannot end inside a wall.',
  'SF-RUL-87':
    'Any hit by any attack of a Paralyzing unit puts the marker on the target and its Champions, before saves are rolled. Its Magic Attack works at range only.',
  'SF-RUL-91':
    "Shambling cannot be combined with Fast. Stupid does not stop the Champion's die. Rookies have no terrain points even to cancel others. Panicable counts Champions as models, and a model that ran does not count for Vampiric.",
  'SF-RUL-92': 'Items change the die; they never give a new ability.',
  'SF-RUL-93':
    'The buyer chooses what an Artifact is for: both armour Saves, or the Magic Save, or all Skills. A card that names less is used as printed.',
  'SF-RUL-94': 'Each Legendary name may appear once in both armies together; the second is refused.',
  'SF-RUL-95':
    'Only one item applies to a roll, the one with the biggest die; a Champion may carry any number of items.',
  'SF-RUL-97': 'An Enchanted Bow does not make melee hits count as enchanted.',
  'SF-RUL-99':
    "Panic removes the unit's own last model, when losses or a Champion that leaves have left it alone. It never removes a Champion.",
})
