/** The rules in our own words: movement. */
import { chapter } from '@muster/engine'

export const movement = chapter('Movement', {
  'HW-MOVE-01': 'In its Movement turn a side may move each of its figures once, up to its Movement score.',
  'HW-MOVE-02': "The owner chooses the order of the figures; one figure's move is finished before the next begins.",
  'HW-MOVE-03': 'A figure may stay where it is or move less than its score.',
  'HW-MOVE-04':
    "A move is a path of any number of straight pieces; its length is the length of the path of the base's centre.",
  'HW-MOVE-05': 'A figure with Fly has a Movement score of 18".',
  'HW-MOVE-06': 'Each inch of path in rough terrain costs 2" of movement.',
  'HW-MOVE-07':
    "Path is in rough terrain where the base's centre is inside the area's outline; partial inches count in proportion; overlapping rough areas do not double again.",
  'HW-MOVE-08':
    "Crossing an obstacle (hedge, wall) costs half the figure's Movement score, on top of the inches of path.",
  'HW-MOVE-09':
    "An obstacle is crossed each time the base's centre passes over its line; each crossing is paid separately.",
  'HW-MOVE-10': 'A figure that cannot pay for the crossing out of the movement it has left may not cross.',
  'HW-MOVE-11': "A base may touch an obstacle's line but may not end a move lying across it.",
  'HW-MOVE-12': 'A flying figure pays no extra for rough terrain or obstacles.',
  'HW-MOVE-13': 'A flying figure may pass over any figure, obstacle, or building, but must end in a legal place.',
  'HW-MOVE-14': 'A figure may move through friends but not end on them.',
  'HW-MOVE-15': 'A figure that does not fly may not move through enemies; its whole base must fit between them.',
  'HW-MOVE-16':
    'A figure that does not fly may not move through buildings or other impassable terrain with any part of its base.',
  'HW-MOVE-17':
    'Charging has no rule of its own: a figure attacks by ending its move in base contact with one or more enemies; sight of them is not needed.',
  'HW-MOVE-18': 'A figure that does not fly and comes into base contact with an enemy ends its move there.',
  'HW-MOVE-19': 'A figure in combat may move in its Movement turn only by withdrawing.',
  'HW-MOVE-20': 'A base stays wholly on the table; no figure may leave it, except a freed prisoner in Rescue.',
  'HW-MOVE-21':
    'Movement spent includes the extra costs of rough terrain and obstacles; this total is what counts for shooting.',
})
