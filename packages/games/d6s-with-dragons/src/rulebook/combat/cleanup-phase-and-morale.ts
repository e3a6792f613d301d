/** The rules in our own words: cleanup Phase and morale. */
import { chapter } from '@muster/engine'

export const cleanupPhaseAndMorale = chapter('Cleanup Phase and morale', {
  'DD-MOR-01': 'Cleanup starts with the morale checks of Broken sides.',
  'DD-MOR-02': 'A side is Broken when it has been reduced to half its starting number of characters or fewer.',
  'DD-MOR-03':
    'As long as a side is Broken, each of its characters checks morale when the round ends, round after round.',
  'DD-MOR-04': 'A character that fails this check is removed from play.',
  'DD-MOR-05': 'Morale check: roll 2d6 and add; equal to or below Morale succeeds.',
  'DD-MOR-06': 'Allied Humanoids within 6" of a Leader may use the Leader\'s Morale.',
  'DD-MOR-07':
    'A character checks morale before it moves into the threatened space of an enemy with Frightful Presence.',
  'DD-MOR-08': 'If that check fails it stays where it is and cannot move willingly for the rest of the round.',
  'DD-MOR-09': 'A morale check can be called for at other times by other rules.',
  'DD-MOR-10': 'Conditions and effects that end at the end of the round end in the Cleanup Phase.',
  'DD-MOR-11': 'All other "end of round" effects happen in the Cleanup Phase.',
  'DD-MOR-12': 'At the very end, the other side takes the lead.',
})
