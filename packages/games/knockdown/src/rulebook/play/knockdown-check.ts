/** The rules in our own words: knockdown check. */
import { chapter } from '@muster/engine'

export const knockdownCheck = chapter('Knockdown check', {
  'KD-KNOCK-01':
    'A model is entitled to the check if a Wound would slay it and the result of the attack roll that dealt the Wound was exactly its DEF.',
  'KD-KNOCK-02': 'A result above DEF gives no check: the model is slain.',
  'KD-KNOCK-03': 'A Wound that does not slay gives no check, even when the result was exactly DEF.',
  'KD-KNOCK-04':
    '"Result" is the final total with all modifiers, "DEF" the value it was compared with in that attack (after ignored Armour or Shield, chariot bonus, knocked down).',
  'KD-KNOCK-05': 'The check is a D6: on 1-3 the Wound is suffered and the model is slain.',
  'KD-KNOCK-06': 'On 4 or more the model is knocked down and does not suffer that Wound.',
  'KD-KNOCK-07': 'A knocked down model has −1 DEF.',
  'KD-KNOCK-08': 'A knocked down model stands up by itself at the start of its next activation, at no cost in actions.',
  'KD-KNOCK-09':
    'In the activation in which it stands up it has −2" SP (so SP 6 gives: Charge 4", Run 6", half move 2"); its DEF is normal again.',
  'KD-KNOCK-10': 'The −2" ends with that activation.',
  'KD-KNOCK-11':
    'A knocked down model is never entitled to another Knockdown check, not even through Fight in formation.',
  'KD-KNOCK-12': 'A model that stood up again is entitled to checks as before.',
  'KD-KNOCK-13': 'A knocked down model that is not activated stays down, into later rounds if need be.',
  'KD-KNOCK-14': 'A knocked down model still blocks movement, has its ½" zone, engages and gives cover.',
  'KD-KNOCK-15': 'Monsters, Creatures, Infantry and Cavalry can all be entitled to the check.',
  'KD-KNOCK-16': 'A siege or chariot chassis never takes the check.',
  'KD-KNOCK-17':
    'A Wound that no attack roll against the model dealt (the self-inflicted Wound of Frenzied) gives no check, except through Fight in formation.',
  'KD-KNOCK-18':
    'A model knocked down during its own activation stops there: it makes no more attacks and stands up only at its next activation.',
  'KD-KNOCK-19': "A knocked down bearer's Banner or Musician instruments still work.",
  'KD-KNOCK-20': 'A knocked down model may move aside from a chariot and stays knocked down.',
  'KD-KNOCK-21': 'A knocked down model may be nominated for a Break test.',
})
