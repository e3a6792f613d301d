/** The rules in our own words: block check. */
import { chapter } from '@muster/engine'

export const blockCheck = chapter('Block check', {
  'DD-BLK-01': 'Before the to-hit roll of a ranged attack count the blockers.',
  'DD-BLK-02': 'Each piece of cover between attacker and target is one blocker.',
  'DD-BLK-03': 'Concealment between attacker and target (or around the target) is a blocker.',
  'DD-BLK-04': 'Each other character between attacker and target, friend or foe, is one blocker.',
  'DD-BLK-05':
    "Add one blocker, and only one, if a creature that is not yet counted stands in the target's threatened space.",
  'DD-BLK-06': 'Plus one blocker if the target has a shield.',
  'DD-BLK-07': 'A target with a bow gets no blocker from its shield.',
  'DD-BLK-08': 'Plus one blocker if the target is on a mount.',
  'DD-BLK-09': 'Terrain and characters adjacent to the shooter are never counted.',
  'DD-BLK-10':
    'Roll one die. If it shows the number of blockers or less, the shot goes at one of the blockers instead of the target.',
  'DD-BLK-11': 'A 1 selects the closest blocker, a 2 the second closest, and so on.',
  'DD-BLK-12':
    'If the threatened-space blocker is selected and several creatures are there, a die decides at random which of them.',
  'DD-BLK-13': 'If a character is selected, make the to-hit roll against that character using its Armor.',
  'DD-BLK-14': 'If the shield is selected the attack has no effect.',
  'DD-BLK-15': 'If the die is higher than the number of blockers the attack reaches the target; roll to-hit as normal.',
  'DD-BLK-16': 'If cover or concealment is selected the attack is lost (nothing there to hit).',
  'DD-BLK-17': 'The block check is made separately for each ranged attack.',
})
