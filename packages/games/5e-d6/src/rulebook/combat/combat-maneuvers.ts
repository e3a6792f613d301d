/** The rules in our own words: combat maneuvers. */
import { chapter } from '@muster/engine'

export const combatManeuvers = chapter('Combat maneuvers', {
  'FD-MAN-01':
    'As its combat action, instead of attacking, a figure may perform one combat maneuver on one target within 1".',
  'FD-MAN-02':
    "A maneuver may target only a creature whose base is smaller than the user's (base diameter strictly smaller).",
  'FD-MAN-03':
    "Grapple: the target makes a saving throw (Fortitude or Reflex, target's choice); on a failure it is grappled.",
  'FD-MAN-04': 'Shove: the target makes a saving throw (Fortitude); on a failure it is pushed 1" directly away.',
  'FD-MAN-05': 'Trip: the target makes a saving throw (Reflex); on a failure it falls prone.',
  'FD-MAN-06':
    'Saving throw: one die; TN = the save value minus the Difficulty; equal to or below the TN succeeds. Combat maneuvers have Difficulty 0.',
  'FD-MAN-07':
    'Grappled: Speed 0 that cannot increase, and disadvantage on to-hit rolls against anyone but the grappler. A figure grapples only one target at a time.',
  'FD-MAN-08':
    'A grappler that moves may drag its target along; every inch then costs 1 extra inch unless the target is two or more sizes smaller.',
  'FD-MAN-09':
    'A grappled figure may use its combat action to Escape: Fortitude or Reflex, whichever is better, Difficulty 0; success ends the grapple.',
  'FD-MAN-10':
    'A grapple also ends when the grappler is eliminated or releases it, or when forced movement leaves the two more than 1" apart.',
  'FD-MAN-11': 'A shoved figure provokes no opportunity attacks.',
})
