/** What the rulebook leaves open, and how it is settled: movement. */
import { chapter } from '@muster/engine'

export const movementRulings = chapter('Rulings: Movement', {
  'FD-RUL-06': "The length of a move is the path of the base's centre, with any number of bends.",
  'FD-RUL-07': 'Bases may touch friend and foe. They may never overlap an enemy, and overlap an ally only in passing.',
  'FD-RUL-08':
    'Heights for tight spaces: Tiny and Small 20 mm, Medium 25 mm, Large 40 mm, Huge 60 mm, Gargantuan 80 mm. A gap of exactly half the height can be passed. Open space is where the base overlaps no wall.',
  'FD-RUL-09':
    'Only bows and guns need preparing; daggers and javelins are thrown and may be used after a full move. Fractions are kept. Guns have no numbers here; the word exists for converted creatures.',
  'FD-RUL-10':
    "Preparing is done once, at any moment of the figure's own turn to move. It covers all bow and gun attacks of that round's combat action, ends with the round, and nothing an enemy does cancels it.",
  'FD-RUL-11':
    'Being prone bears on movement alone: attacks by and against a prone figure are as usual, and it may prepare to shoot while prone.',
  'FD-RUL-12':
    'Dash may pay for standing up. It is no use for preparing, since the action needed to shoot is then gone.',
  'FD-RUL-13': 'A figure with Speed 0 has no movement to spend: it can neither stand up nor prepare.',
  'FD-RUL-15': 'Disengage shields the movement that follows it; an attack already provoked is resolved.',
  'FD-RUL-66': 'Each inch through difficult terrain costs 1 extra inch.',
  'FD-RUL-80':
    'Terrain is difficult (of a named cause, such as vegetation), cover (solid, stops shots), concealment (smoke, mist) or an impassable wall that also stops sight. Barriers, gaps and climbing follow the terrain chapter of d6s with Dragons, with saves at Difficulty 0, or 1 in heavy armor.',
})
