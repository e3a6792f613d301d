/** The rules in our own words: unit cards. */
import { chapter } from '@muster/engine'

export const cards = chapter('Unit cards', {
  'SF-CARD-01': 'A unit has 2 to 10 models; a Champion of the advanced game is a unit of one.',
  'SF-CARD-02': 'Troops and Elites are the two basic types.',
  'SF-CARD-03': 'All models of a unit share the numbers of its card.',
  'SF-CARD-04': 'A card tells the name, the type, the Move in inches and the points for each model.',
  'SF-CARD-05': 'A stat is the number your die must reach. The lower the stat, the better.',
  'SF-CARD-06': 'Nine boxes: Attack, Save and Skill, for Melee, Ranged and Magic.',
  'SF-CARD-07': 'An empty box means that the unit cannot do that at all.',
  'SF-CARD-08': 'The basic game uses Attacks and Saves; Skills belong to the advanced game.',
  'SF-CARD-09': 'Armour and training are already in the numbers. Never count them again.',
  'SF-CARD-10': 'A special rule that is not a number is written out on the card.',
  'SF-CARD-11': 'The funny line on a card has no effect.',
  'SF-CARD-12': 'The models of a unit may look different; they play alike.',
  'SF-CARD-13': 'There are no wounds: a model stands or is removed.',
  'SF-CARD-14': 'Attacks are red, Saves green, Skills blue.',
  'SF-CARD-15': 'Notes are of three kinds: what is in the numbers already, special rules, and stories.',
})
