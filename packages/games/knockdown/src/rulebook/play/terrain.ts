/** The rules in our own words: terrain. */
import { chapter } from '@muster/engine'

export const terrain = chapter('Terrain', {
  'KD-TERR-01': 'A model may climb up or down a vertical gap.',
  'KD-TERR-02': 'Each ½" climbed uses up 1" of movement (climbing costs double).',
  'KD-TERR-03':
    'A climb is allowed only if the model can finish the move on a suitable horizontal surface: level and large enough for its whole base; nobody ends a move part-way up.',
  'KD-TERR-04':
    'An obstacle cannot be walked through but may be climbed over, paying double for the way up and the way down.',
  'KD-TERR-05': 'Impassable terrain may be neither entered nor climbed; only flyers pass over it.',
  'KD-TERR-06': 'In difficult terrain (swamp, rubble and the like) each ½" moved uses up 1" of movement.',
  'KD-TERR-07':
    'The double cost holds for that part of the path on which any part of the base overlaps the difficult area; the rest of the path costs the normal rate.',
  'KD-TERR-08': 'Climbing inside difficult terrain costs double, not four times.',
  'KD-TERR-09':
    'The double cost applies in every kind of move: Run, Charge, Move and shoot, Disengage, the 4" of a siege weapon, the 2" aside.',
  'KD-TERR-10': 'Siege weapons and chariots cannot climb.',
  'KD-TERR-11': 'There is no falling and no jumping.',
})
