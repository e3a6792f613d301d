/** The rules in our own words: advanced Traits. */
import { chapter } from '@muster/engine'

export const advancedTraits = chapter('Advanced Traits', {
  'SF-ATR-01': 'Advanced Traits cost 2 points as well, and you may invent more.',
  'SF-ATR-02': 'Ethereal: plain weapons meet Saves of 4.',
  'SF-ATR-03': 'Ethereal: fights only up close, with its blade or with Magic Attack 5.',
  'SF-ATR-04': 'Ethereal: no Save against magic or Enchanted weapons.',
  'SF-ATR-05': 'Ethereal: walks through walls, at half speed.',
  'SF-ATR-06': 'Fearsome: a point when it charges.',
  'SF-ATR-07': 'Leadership: for Champions.',
  'SF-ATR-08': 'Leadership: the unit it is with has a point for attacking, saving and trying.',
  'SF-ATR-09': 'Paralyzing: Magic Attack 5 out to 6 inches, not in a melee.',
  'SF-ATR-10': 'Paralyzing: who is hit before its turn gets its marker and has lost it.',
  'SF-ATR-11': 'Paralyzing: no Save against magic or Enchanted weapons.',
  'SF-ATR-12': 'Steadfast: a point when it is charged.',
  'SF-ATR-13': 'Terrifying: a point in every melee, on either side of the blow. Needs Fearsome.',
  'SF-ATR-14': 'Vampiric: a point all round long, if it took a model in the round before.',
  'SF-ATR-15': 'Vampiric: no Save against magic or Enchanted weapons.',
})
