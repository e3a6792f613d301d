/** The rules in our own words: advantage points. */
import { chapter } from '@muster/engine'

export const advantage = chapter('Advantage points', {
  'SF-ADV-01': 'Whenever dice are rolled, each player may have points from the situation.',
  'SF-ADV-02': 'The player with more points may spend the difference.',
  'SF-ADV-03': 'A point turns one die the other player rolled to any number.',
  'SF-ADV-04': 'Or it turns one of your own.',
  'SF-ADV-05': 'Both check their points at every roll.',
  'SF-ADV-06': 'Equal points cancel out.',
  'SF-ADV-07': 'The difference is for the whole attack: all on one roll, or some on the attack and some on the save.',
  'SF-ADV-08': 'Turn dice after you have seen them and before anybody counts. You never must.',
  'SF-ADV-09': 'A last model standing alone never has the advantage.',
  'SF-ADV-10': 'Its points still cancel those of the enemy.',
  'SF-ADV-11': 'A target in cover has a point against shooting.',
  'SF-ADV-12': 'A wall is hugged when half the models touch it.',
  'SF-ADV-13': 'It counts only when it lies between the centre-points of the two units.',
  'SF-ADV-14': 'Cover does not help against magic.',
  'SF-ADV-15': 'A unit in cover has a point in the turn it is charged.',
  'SF-ADV-16': 'Later in the melee cover helps nobody.',
  'SF-ADV-17': 'If both are in cover each has a point, and they cancel.',
  'SF-ADV-18': "Charging, shooting or casting from a model's height above gives a point. Defending up there does not.",
  'SF-ADV-19': 'Points of different causes add up.',
  'SF-ADV-20': 'You may agree on more causes: a surprise, a fright.',
})
