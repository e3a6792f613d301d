/** What the rulebook leaves open, and how it is settled: movement. */
import { chapter } from '@muster/engine'

export const movementRulings = chapter('Rulings: Movement', {
  'HW-RUL-38':
    "The length of a move is the path of the base's centre, with any number of bends. Figures move one at a time, each completing its move, in the order their player chooses.",
  'HW-RUL-39':
    'A figure may move through friends but not through enemies, and its whole base must fit between enemies and buildings all along its path.',
  'HW-RUL-40':
    'To charge is simply to end a move in base contact, from any direction, seen or not, without bonus or warning. A figure that does not fly ends its move where it first touches an enemy; passing by without contact is free.',
  'HW-RUL-41':
    'A flying figure ignores rough ground and obstacles and passes over figures and buildings, but must land where it can stand. Otherwise it is an ordinary figure: it can be attacked, cannot leave combat except by withdrawing, and withdraws up to 9".',
  'HW-RUL-42':
    "The part of the path on which the base's centre is inside rough ground costs double, to the exact fraction. Overlapping rough areas still cost only double.",
  'HW-RUL-43':
    "A wall or hedge is a line without thickness. Each crossing by the base's centre costs half the Movement score, on top of the path itself. A base may touch the line but not end across it, and enemies that touch it from both sides at one spot are in combat.",
  'HW-RUL-44': 'Bases stay wholly on the table. Only a freed prisoner may leave it.',
  'HW-RUL-45': 'Half of 9" is 4.5" and half of 15" is 7.5": halves are never rounded.',
  'HW-RUL-46':
    "A figure's whole movement spent this turn counts for shooting, costs included: the move, a withdrawal, Blood Lust and Paranoia together, compared with half its Movement score. Teleport does not count.",
})
