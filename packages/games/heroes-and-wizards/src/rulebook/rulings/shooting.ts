/** What the rulebook leaves open, and how it is settled: shooting. */
import { chapter } from '@muster/engine'

export const shootingRulings = chapter('Rulings: Shooting', {
  'HW-RUL-67':
    'Sides declare all their shots openly in initiative order; then the shots are rolled, one by one in that order. Slain figures are removed together at the end of the phase.',
  'HW-RUL-68':
    '"Between" means on the straight line joining the nearest points of the two bases. The same line gives the range, the cover, the woods and the sight.',
  'HW-RUL-69':
    'Only buildings and more than 2" of woods stop a shot altogether. Hills, rough ground and figures never do.',
  'HW-RUL-70':
    'A shot rolls to hit first, then for each piece of cover from the shooter outwards until one stops it, and then the target saves with its Armour.',
  'HW-RUL-71':
    'Each placed wall, hedge, tree or wood is one piece and counts once. A line counts if the shot crosses or touches it, an area if more than a thousandth of an inch of the shot lies in it.',
  'HW-RUL-72': 'Cover right in front of the shooter counts like any other.',
  'HW-RUL-73':
    'The inches of the shot inside all woods are added up, and more than 2" forbids it. Otherwise each wood on the line is one piece of cover.',
  'HW-RUL-74': 'A figure in combat may neither shoot nor be shot at.',
  'HW-RUL-75':
    '"Closest" means among all enemies this shooter could legally shoot at when it declares, whatever their cover. Being equally close is enough.',
  'HW-RUL-76': 'A figure may make one shot a turn, but does not have to.',
})
