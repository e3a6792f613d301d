/** What the rulebook leaves open, and how it is settled: measuring and moving. */
import { chapter } from '@muster/engine'

export const measuringAndMovingRulings = chapter('Rulings: Measuring and moving', {
  'KD-RUL-13':
    'Distances are the shortest between base edges, in space where levels differ. A limit includes itself, and a thousandth of an inch is forgiven. Bases are in contact if they are at most a hundredth of an inch apart in plan and their levels differ by ½" at most. Anybody may measure anything at any time.',
  'KD-RUL-14':
    "A path is that of the base's centre, with any number of bends. Models have no facing, see all round, and keep their whole base on the table.",
  'KD-RUL-15':
    'Every enemy that a charger comes within ½" of, anywhere on its path, must be in contact with it at the end. So a charge into a tight line meets two neighbours or an end model, and a large base may find no room in the middle.',
  'KD-RUL-16':
    'A model that starts within ½" of enemies may leave so long as the gap to each never shrinks while it is ½" or less. It ends more than ½" from all of them; a Charge may also end in contact with each that is nearer, and may go back into contact with the same enemy.',
  'KD-RUL-17':
    'A Charge may be only a move: it may end in the open, or in contact without an attack, or in contact with several enemies. Friendly bases may be touched but never overlapped.',
  'KD-RUL-18':
    'Engaged means in contact with an enemy when activated. It holds Infantry and Creatures; Cavalry, Monsters and chariots move freely. Contact that ended before the activation does not count.',
  'KD-RUL-19':
    'Anybody may Disengage. The die is rolled when the action is chosen, which cannot be taken back. Difficult ground and climbing cost double as ever, changes of SP do not matter, and the move ends more than ½" from all enemies or is not made.',
  'KD-RUL-20':
    'Walls, fences, rocks and other obstacles cannot be walked through but can be climbed over: up and down at double cost, across the top at the normal rate. Impassable terrain can be neither entered nor climbed.',
  'KD-RUL-21':
    'A model climbs only to a level surface with room for its whole base, and only if it can pay for the whole climb in the same move. Nobody falls, and nobody jumps a gap.',
  'KD-RUL-22':
    'A base is in difficult terrain while any part of it overlaps the area; touching the edge is not overlapping. Climbing there costs double, not four times.',
})
