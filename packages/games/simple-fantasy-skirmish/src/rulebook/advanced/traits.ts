/** The rules in our own words: advanced Traits. */
import { chapter } from '@muster/engine'

export const advancedTraits = chapter('Advanced Traits', {
  'SF-ATR-01': 'Advanced Traits cost 2 points as well, and you may invent more.',
  'SF-ATR-02': 'Ethereal: Melee and Ranged Saves of 4 against ordinary weapons.',
  'SF-ATR-03': 'Ethereal: attacks only in a melee, with its Melee Attack or with Magic Attack 5.',
  'SF-ATR-04': 'Ethereal: no Save against magic or Enchanted weapons.',
  'SF-ATR-05': 'Ethereal: moves through walls, at half speed.',
  'SF-ATR-06': 'Fearsome: has a point when it charges.',
  'SF-ATR-07': 'Leadership: only Champions can have it.',
  'SF-ATR-08': 'Leadership: the unit the Champion is with has a point when it attacks, saves or tries a Skill.',
  'SF-ATR-09': 'Paralyzing: Magic Attack 5 out to 6 inches, not in a melee.',
  'SF-ATR-10': 'Paralyzing: a unit that is hit before it had its turn gets its marker and loses its turn this round.',
  'SF-ATR-11': 'Paralyzing: no Save against magic or Enchanted weapons.',
  'SF-ATR-12': 'Steadfast: has a point when it is charged.',
  'SF-ATR-13': 'Terrifying: has a point in every melee, attacking or defending. Needs Fearsome.',
  'SF-ATR-14': 'Vampiric: has a point for the whole round if it removed an enemy model in the round before.',
  'SF-ATR-15': 'Vampiric: no Save against magic or Enchanted weapons.',
})
