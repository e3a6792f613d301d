/** The rules in our own words: combat Phase: resolving a melee. */
import { chapter } from '@muster/engine'

export const combatPhaseResolvingAMelee = chapter('Combat Phase: resolving a melee', {
  'DD-MEL-01': 'The Lead Player chooses the order in which melees are resolved, one at a time.',
  'DD-MEL-02':
    "Step 1: Weapon Mastery uses are declared, first all of the Lead Player's characters in that melee, then the other side's.",
  'DD-MEL-03':
    'Step 2: each character in the melee may take a combat action if it has not taken its action yet, in descending order of Fight.',
  'DD-MEL-04': "At equal Fight the Lead Player's characters act before the other side's.",
  'DD-MEL-05':
    "A player orders their own characters of equal Fight as they like, finishing one character's action before starting the next.",
  'DD-MEL-06': 'The usual combat action is to attack: as many melee attacks as the Attacks stat.',
  'DD-MEL-07':
    'Step 3: characters in the melee that are concentrating and were hit by one or more attacks test Fortitude once.',
  'DD-MEL-08': 'Step 4: where only one side has characters left in the melee, they may follow up.',
  'DD-MEL-09':
    'Characters without an action left are passed over in step 2 but remain in the melee and can be attacked.',
})
