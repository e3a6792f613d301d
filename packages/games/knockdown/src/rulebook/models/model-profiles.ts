/** The rules in our own words: model profiles. */
import { chapter } from '@muster/engine'

export const modelProfiles = chapter('Model profiles', {
  'KD-PROF-11': 'Levy infantry: Infantry, SP 6", STR +0, ATT 1, DEF 3, W 1, BR 3, base 25 mm, 10 pt.',
  'KD-PROF-12': 'Wretched infantry: Infantry, SP 6", STR −1, ATT 1, DEF 2, W 1, BR 2, base 20 mm, 7 pt.',
  'KD-PROF-13': 'Unruly infantry: Infantry, SP 6", STR +0, ATT 1, DEF 3, W 1, BR 2, base 25 mm, 9 pt.',
  'KD-PROF-14': 'Unyielding infantry: Infantry, SP 6", STR +0, ATT 1, DEF 4, W 1, BR 4, base 25 mm, 16 pt.',
  'KD-PROF-15':
    'Frenzied infantry: Infantry, SP 6", STR +1, ATT 1, DEF 3, W 1, BR 4, base 25 mm, 16 pt; the name gives it no special rule.',
  'KD-PROF-16': 'Exalted infantry: Infantry, SP 6", STR +1, ATT 1, DEF 4, W 1, BR 4, base 32 mm, 24 pt.',
  'KD-PROF-17': 'Crawling creature: Creature, SP 6", STR +0, ATT 1, DEF 2, W 1, BR 1, base 25 mm, 6 pt.',
  'KD-PROF-18': 'Running creature: Creature, SP 7", STR +0, ATT 1, DEF 3, W 1, BR 2, base 25 mm, 10 pt.',
  'KD-PROF-19': 'Brute monster: Monster, SP 6", STR +1, ATT 2, DEF 5, W 2, BR 4, base 40 mm, 50 pt.',
  'KD-PROF-20': 'Predator monster: Monster, SP 7", STR +1, ATT 2, DEF 5, W 2, BR 3, base 40 mm, 50 pt.',
  'KD-PROF-21': 'Crushing monster: Monster, SP 6", STR +2, ATT 2, DEF 6, W 3, BR 4, base 60 mm, 100 pt.',
  'KD-PROF-22': 'Behemoth monster: Monster, SP 6", STR +2, ATT 2, DEF 6, W 5, BR 5, base 75 mm, 120 pt.',
  'KD-PROF-23': 'Ravaging monster: Monster, SP 7", STR +2, ATT 3, DEF 6, W 4, BR 4, base 75 mm, 125 pt.',
  'KD-PROF-24': 'Aberrant monster: Monster, SP 6", STR +1, ATT 5, DEF 5, W 5, BR 4, base 75 mm, 120 pt.',
  'KD-PROF-25':
    'No profile comes with a special rule of its own; goblins, ogres and dragons are only examples of what a profile may look like.',
})
