/** The rules in our own words: attacks: choosing and rolling. */
import { chapter } from '@muster/engine'

export const attacksChoosingAndRolling = chapter('Attacks: choosing and rolling', {
  'DD-ATK-01': 'An attack action gives as many attacks as the Attacks stat.',
  'DD-ATK-02': 'Ranged attacks use a movement action; melee attacks use a combat action.',
  'DD-ATK-03': 'The weapon may change from one attack to the next, as long as the character carries it.',
  'DD-ATK-04':
    'In the Movement Phase only ranged attacks may be made, in the Combat Phase only melee attacks (opportunity attacks excepted).',
  'DD-ATK-05': 'Each attack chooses its own target: within range for a ranged weapon, within 1" for a melee weapon.',
  'DD-ATK-06':
    'Attacks may be resolved fully one after another, and each target chosen after seeing the previous result.',
  'DD-ATK-07': 'To hit, roll one die per attack.',
  'DD-ATK-08': "A result equal to or below the target's Armor misses.",
  'DD-ATK-09': "A result above the attacker's Fight misses.",
  'DD-ATK-10': 'Any other result hits: the hit range is Armor+1 up to Fight.',
  'DD-ATK-11': "Each hit leads to as many to-wound rolls as the attack's Damage.",
})
