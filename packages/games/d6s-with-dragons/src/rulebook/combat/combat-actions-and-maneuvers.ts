/** The rules in our own words: combat actions and maneuvers. */
import { chapter } from '@muster/engine'

export const combatActionsAndManeuvers = chapter('Combat actions and maneuvers', {
  'DD-CACT-01': 'Make Melee Attacks: as many as the Attacks stat, with one or more melee weapons.',
  'DD-CACT-02': 'Instead of attacking, a character may use its combat action for one combat maneuver.',
  'DD-CACT-03': 'Disengage: after the melee has been resolved the user may move 1".',
  'DD-CACT-04': 'The Disengage move does not provoke opportunity attacks.',
  'DD-CACT-05': 'Escape: a grappled character saves with the better of Fortitude and Reflex, and is free on a success.',
  'DD-CACT-06':
    'Grapple: a smaller enemy within 1" saves with Fortitude or Reflex, as its player chooses, or is grappled.',
  'DD-CACT-07': 'A creature can grapple only one target at a time.',
  'DD-CACT-08': 'Shove: a smaller enemy within 1" saves with Fortitude or is pushed back 1".',
  'DD-CACT-09': 'Trip: a smaller enemy within 1" saves with Reflex or falls prone.',
  'DD-CACT-10': "Grapple, Shove and Trip cannot be used on a target of the user's own size or larger.",
})
