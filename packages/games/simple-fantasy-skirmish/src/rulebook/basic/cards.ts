/** The rules in our own words: unit cards. */
import { chapter } from '@muster/engine'

export const cards = chapter('Unit cards', {
  'SF-CARD-01': 'A unit is put together with 2 to 10 models; a Champion of the advanced game is one.',
  'SF-CARD-02': 'Troops and Elites are the two basic types.',
  'SF-CARD-03': 'All models of a unit share the numbers of its card.',
  'SF-CARD-04': 'A card tells the name, the type, the Move in inches and the points for each model.',
  'SF-CARD-05': 'A stat is the number your die must reach. The lower the stat, the better.',
  'SF-CARD-06': 'Nine boxes: Attack, Save and Skill, for Melee, Ranged and Magic.',
  'SF-CARD-07': 'An empty box means: cannot do that at all.',
  'SF-CARD-08': 'The basic game uses Attacks and Saves; Skills wait for the advanced one.',
  'SF-CARD-09': 'Armour and training are already in the numbers. Never count them again.',
  'SF-CARD-10': 'A special rule that is no number stands on the card in words.',
  'SF-CARD-11': 'The funny line on a card does nothing.',
  'SF-CARD-12': 'The models of a unit may look different; they play alike.',
  'SF-CARD-13': 'Nobody is wounded: a model stands or it is gone.',
  'SF-CARD-14': 'Attacks are red, Saves green, Skills blue.',
  'SF-CARD-15': 'Notes are of three kinds: what is in the numbers already, special rules, and stories.',
})
