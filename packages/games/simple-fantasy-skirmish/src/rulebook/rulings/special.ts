/** Rulings in our own words: Traits, Penalties, items. */
import { chapter } from '@muster/engine'

export const specialRulings = chapter('Rulings: Traits, Penalties, items', {
  'SF-RUL-83':
    'Each hit remembers its die: those of an Enchanted Weapon fail ghosts, gorgons and vampires at once, the others are saved as usual.',
  'SF-RUL-84': 'A ghost keeps its blade, chooses in a melee, has nothing at range, and does not stop inside a wall.',
  'SF-RUL-87':
    'The marker is put before saves, on any hit by any attack, on the unit and its Champions; the stare works at range only.',
  'SF-RUL-91':
    "Shambling is never Fast; Stupid does not bind the Champion's die; Rookies lose points even for cancelling; Panicable counts Champions, and a model that ran fed no vampire.",
  'SF-RUL-92': 'Items change dice, not what you can do.',
  'SF-RUL-93': 'Bought for the two armour Saves, or the Magic Save, or all Skills. A narrower text stands.',
  'SF-RUL-94': 'One of each legendary name in both armies together; the second is refused.',
  'SF-RUL-95': 'One die, the biggest that fits; carry as many items as you can pay.',
  'SF-RUL-97': 'An Enchanted Bow makes no sword magic.',
  'SF-RUL-99':
    "Panic takes the unit's own last model, when losses or a Champion that leaves it have left it alone. It never takes a Champion.",
})
