/** What the rulebook leaves open, and how it is settled: dice and damage. */
import { chapter } from '@muster/engine'

export const diceAndDamageRulings = chapter('Rulings: Dice and damage', {
  'DD-RUL-15':
    'Each condition, spell, feature or circumstance counts once for a roll, for attacker and target alike. More sources for than against give advantage, fewer give disadvantage, equal numbers a plain roll.',
  'DD-RUL-16':
    'A die is rerolled at most once for advantage or disadvantage, and a to-wound die at most once for resistance or weakness. A power paid for with a use may reroll it in addition, each such power once.',
  'DD-RUL-17':
    'For "1 then 3" a 1 is rolled again and wounds on 3 or less. Both throws are one roll, made by the attacker\'s side.',
  'DD-RUL-18':
    'The table goes on beyond its edges by the difference of Strength and Toughness: 5 or more always 6, −9 or less "1 then 1". Strength never falls below 0.',
  'DD-RUL-19':
    'No face always hits or always misses. Fight that does not exceed Armor never hits, Fight 6 against Armor 0 always does; saves go by the same measure.',
  'DD-RUL-20':
    'Resistance and weakness to one type cancel, and "vulnerable" means weak. The whole roll is repeated, its second part too. An immune target is still hit, but no to-wound dice are rolled. A weapon that names no type has none.',
  'DD-RUL-21':
    "When several things happen at the same moment, the Lead Player's side goes first, and each player orders their own.",
})
