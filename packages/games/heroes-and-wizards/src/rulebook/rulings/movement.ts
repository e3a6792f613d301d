/** What the rulebook leaves open, and how it is settled: movement. */
import { chapter } from '@muster/engine'

export const movementRulings = chapter('Rulings: Movement', {
  'HW-RUL-38':
    "A move is as long as the way its base's centre takes, with as many bends as one likes. Figures move one by one, each wholly, in the order their player chooses.",
  'HW-RUL-39':
    'A figure may pass through friends but not through enemies, and its whole base must fit between enemies and buildings all along its way.',
  'HW-RUL-40':
    'To charge is simply to end a move in base contact, from any direction, seen or not, without bonus or warning. A figure that does not fly ends its move where it first touches an enemy; passing by at a gap is free.',
  'HW-RUL-41':
    'A flying figure ignores rough ground and obstacles and passes over figures and buildings, but must come down where it can stand. In all else it is an ordinary figure: it can be attacked, is held by combat, and withdraws 9".',
  'HW-RUL-42':
    "The part of the way on which the base's centre is inside rough ground costs double, to the fraction. Where rough areas meet, nothing is tripled.",
  'HW-RUL-43':
    'A wall or hedge is a line without thickness. Each time the centre crosses it half the Movement score falls due, besides the way itself; a base may touch the line but not rest across it, and enemies who touch it from both sides at one spot fight over it.',
  'HW-RUL-44': 'Bases stay wholly on the table. Only a freed prisoner may leave it.',
  'HW-RUL-45': 'Half of 9" is 4.5" and half of 15" is 7.5": halves are never rounded.',
  'HW-RUL-46':
    'What counts for shooting is all movement spent in the turn, costs included: the move, a withdrawal, Blood Lust and Paranoia together, against half the Movement score. Teleport does not count.',
})
