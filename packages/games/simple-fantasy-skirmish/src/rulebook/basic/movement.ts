/** The rules in our own words: moving. */
import { chapter } from '@muster/engine'

export const movement = chapter('Moving', {
  'SF-MOVE-01': 'A unit moves as one and attacks as one.',
  'SF-MOVE-02': 'In formation every model is within one base of another, and all of them form one chain.',
  'SF-MOVE-03': 'A scattered unit may still move and attack, but its move must bring its models together again.',
  'SF-MOVE-04': 'Where exactly a single model stands does not matter.',
  'SF-MOVE-05': 'A move may end in any shape, a line, a column or a clump, as long as no gap is wider than one base.',
  'SF-MOVE-06': 'Do not move your models outside your own turn; turning them to face an enemy is fine.',
  'SF-MOVE-07': 'A unit makes one move a round, or none.',
  'SF-MOVE-08': 'The longest move is the Move on the card, or half of it when the unit is slowed.',
  'SF-MOVE-09': 'A move must leave no model behind.',
  'SF-MOVE-10': 'A move may bend around things; its length is the path of the middle of the unit.',
  'SF-MOVE-11': 'Facing has no effect.',
  'SF-MOVE-12': 'Models may move through friends.',
  'SF-MOVE-13': 'Models may not move through enemies.',
  'SF-MOVE-14': 'The Move on the card is for open ground at full speed.',
  'SF-MOVE-15': 'Fast units move 9 inches.',
  'SF-MOVE-16': 'Some units are slower; their card says so.',
  'SF-MOVE-17': 'The usual Move is 6 inches.',
  'SF-MOVE-18': 'Unless it charges, a unit ends its move at least one base away from every enemy.',
  'SF-MOVE-19': 'A unit in a melee does not move.',
  'SF-MOVE-20':
    'With a ruler: lay it from the middle of the unit towards where you want to go, put one model no farther than its end, and the others around that end, in formation.',
})
