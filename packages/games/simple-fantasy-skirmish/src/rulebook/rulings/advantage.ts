/** Rulings in our own words: advantage. */
import { chapter } from '@muster/engine'

export const advantageRulings = chapter('Rulings: advantage', {
  'SF-RUL-56': 'The difference is one pool for the whole attack, its attack dice and its save dice.',
  'SF-RUL-57':
    'Dice are turned after the attack dice are seen, and again after the save dice are seen. Only the player with the pool turns dice; then hits or losses are counted.',
  'SF-RUL-58':
    'A die may be turned to any face it has, and turned again with another point. Dice are never added or removed.',
  'SF-RUL-59':
    "Whether a model is alone is checked at each roll. A lone model never has the advantage, but its points still count against the other player's.",
  'SF-RUL-60': 'One model and its Champion are two models, so neither is alone.',
  'SF-RUL-61':
    'A unit is in cover when at least half its models are inside a wood, building or ruin, or touch a low obstacle that the line between the units crosses. Cover gives 1 point, never 2.',
  'SF-RUL-62': 'Cover does not help against magic at range.',
  'SF-RUL-63':
    'Cover against a charge is judged from where the charge began. Chargers have a point too if at least half of them end in a wood, building or ruin. Cover has no effect later in the melee, but each new charge is judged again.',
  'SF-RUL-64': 'Height helps a unit that charges, shoots or casts. For a charge it is judged at the start.',
  'SF-RUL-65':
    'The height of a unit is the height that at least half its models stand on or above. The point needs 28 mm more height than the other unit.',
  'SF-RUL-85': 'Fearsome and Terrifying both count on a charge.',
  'SF-RUL-86': 'Two Champions with Leadership in one unit still give 1 point.',
  'SF-RUL-88': 'Steadfast counts only in the turn of the charge.',
  'SF-RUL-89':
    'Vampiric counts if an attack by the unit or the Champions with it removed a model in the round before. The point then lasts the whole round, also in defence.',
})
