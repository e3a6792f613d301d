/** What the rulebook leaves open, and how it is settled: setting up. */
import { chapter } from '@muster/engine'

export const settingUpRulings = chapter('Rulings: Setting up', {
  'HW-RUL-26':
    'A battle is set up in this order: lists, objectives (in a campaign), scenario, prisoner, items and spells, terrain, edges, prison or gem, deployment roll, deployment.',
  'HW-RUL-27':
    'The first seat lays the terrain unless the players agree on another. Areas do not overlap other areas; a wall or hedge may cross a wood or hill but not enter a building; a single tree may stand anywhere except in a wood or building.',
  'HW-RUL-28':
    'The terrain setter sits opposite the edge that was chosen. With three or four sides the others choose free edges in seat order, and the terrain setter takes one that is left.',
  'HW-RUL-29':
    'Two sides deploy 9" or more behind the centre line, which keeps the armies 18" apart whichever side places first. Three or more deploy within 12" of their own edge and 18" from every enemy already placed.',
  'HW-RUL-30':
    'The low roller is found by a separate roll: one die each, nothing added, and those tied for lowest roll again.',
  'HW-RUL-31': 'A type is one entry of the army list. Each Hero and each Wizard is an entry of its own.',
  'HW-RUL-32':
    'When a player has placed everything, the other places the rest; no figures are held in reserve. A figure for which there is no room stays out of the battle and does not count as slain.',
  'HW-RUL-33':
    'Terrain is rough ground, wood (rough, and cover), wall and hedge (obstacle, and cover), single tree (cover), building (nobody passes, sees or shoots through), and hill or open ground (no effect).',
})
