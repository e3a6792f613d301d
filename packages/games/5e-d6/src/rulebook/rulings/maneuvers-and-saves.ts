/** What the rulebook leaves open, and how it is settled: maneuvers and saves. */
import { chapter } from '@muster/engine'

export const maneuversAndSavesRulings = chapter('Rulings: Maneuvers and saves', {
  'FD-RUL-54':
    'Smaller means a strictly smaller base in millimetres: its diameter, or the longer side or axis of other shapes.',
  'FD-RUL-55':
    "Grapple is resisted by Fortitude or Reflex, as the target's owner chooses before rolling; Shove by Fortitude; Trip by Reflex.",
  'FD-RUL-56':
    'A save is one die against the save value minus the Difficulty; equal or below succeeds. Maneuvers have Difficulty 0.',
  'FD-RUL-57':
    'Grappled means Speed 0 and disadvantage to hit anyone but the grappler, who may drag the target along at 1 extra inch per inch, unless it is two sizes smaller. A figure holds one grapple. It ends when the grappler is eliminated, lets go, moves off without dragging, or forced movement leaves them more than 1" apart.',
  'FD-RUL-58':
    'Escape is a combat action: Fortitude or Reflex, whichever is higher, at Difficulty 0; success ends the grapple.',
  'FD-RUL-59':
    "A push goes 1\" along the line from the user's centre through the target's, and stops where the base would touch another base, impassable terrain or the table edge. It does no damage and provokes nobody.",
  'FD-RUL-60': 'Tripping a prone figure is legal and does nothing more. A second grappler adds its own grapple.',
})
