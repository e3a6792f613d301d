/** The rules in our own words: movement order. */
import { chapter } from '@muster/engine'

export const movementOrder = chapter('Movement order', {
  'DD-MORD-01': 'In the Movement Phase characters take their turns in descending order of Speed, both sides together.',
  'DD-MORD-02': 'Every faster character on either side has its turn before any slower character.',
  'DD-MORD-03': "At equal Speed all of the Lead Player's characters go before the other side's.",
  'DD-MORD-04': 'A player chooses the order among their own characters of equal Speed.',
  'DD-MORD-05': "One character's turn must be finished before the next is started.",
  'DD-MORD-06':
    "A character adjacent to an ally of lower Speed may choose to act at that ally's lower Speed instead of its own.",
  'DD-MORD-07': 'A change to the Speed stat itself (for example by a spell) changes when the character acts.',
  'DD-MORD-08':
    'Things that merely consume movement (difficult terrain, standing up) do not change Speed and so do not change when the character acts.',
  'DD-MORD-09':
    "A character that can use a special movement whose Speed is higher than its land Speed acts on the special movement's Speed.",
})
