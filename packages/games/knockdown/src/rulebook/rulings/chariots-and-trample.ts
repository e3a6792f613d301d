/** What the rulebook leaves open, and how it is settled: chariots and trample. */
import { chapter } from '@muster/engine'

export const chariotsAndTrampleRulings = chapter('Rulings: Chariots and trample', {
  'KD-RUL-68':
    'A chariot has from 1 crew up to the printed number, named in the army list. Nobody boards or leaves; only a destroyed chassis puts its crew on the table.',
  'KD-RUL-69':
    'A chariot has the four actions with the SP of its chassis. In a Charge its crew fights enemies within ½" of its base, or 1½" with Reach; in Move and shoot each crew member makes one ranged attack; never both. Crew stands up when the chariot is activated, and its SP does not matter.',
  'KD-RUL-70':
    'Crew shoots with its weapon\'s own range, measured from the chariot\'s base and seen from its centre. If any enemy is within ½", it may shoot only at enemies within ½".',
  'KD-RUL-71':
    "Each attack on a chariot names its chassis or one crew member. The crew's DEF is that of profile and gear not ignored, +1, at most 6, then −1 if knocked down.",
  'KD-RUL-72':
    'If a crew member fails its Break test, the chassis and all its crew leave the table. They count no points and cause no more tests.',
  'KD-RUL-73':
    "The owner sets surviving crew down at once, each base with its centre inside the chassis' former base, overlapping nothing, on the table; enemies may be near or touched. Who cannot be placed, or is not, is slain. Crew keeps Wounds and stays down if it was, and has been activated if the chariot has. Wounds left over are lost.",
  'KD-RUL-74':
    'Trample begins at the first point where the gap to an enemy is ½"; for one already within ½" at the start, as soon as the gap would shrink; and again after that model has moved off. The chariot overlaps no base, and may stop near models whose answer is settled.',
  'KD-RUL-75':
    'A model moves aside up to 2" in any direction by the normal rules and costs, Flying and Pathfinder included, and ends more than ½" from the chariot and all other enemies. Engaged and knocked down models may too. Each model may once in each player\'s turn; it is no activation. Where no such place exists it cannot be chosen.',
  'KD-RUL-76':
    'A chariot is stopped by any model that neither moved aside nor was slain: missed, wounded, knocked down or dismounted. Its activation goes on with melee or shots.',
  'KD-RUL-77':
    "The owner of each approached model chooses, seeing what is settled before; several at one point answer in the order the chariot's player names. Every enemy model counts. A chariot moves aside as a whole, and an attack strikes its chassis; a siege chassis cannot move aside.",
  'KD-RUL-78': 'Chariots stand on round bases: Small 60 mm, Large 75 mm, Huge 100 mm. They do not climb.',
})
