/** The rules in our own words: advantage points. */
import { chapter } from '@muster/engine'

export const advantage = chapter('Advantage points', {
  'SF-ADV-01': 'Whenever dice are rolled, each player may have points from the situation.',
  'SF-ADV-02': 'The player with more points may spend the difference.',
  'SF-ADV-03': 'A point turns one die the other player rolled to any number.',
  'SF-ADV-04': 'Or it turns one of your own.',
  'SF-ADV-05': 'Both players check their points at every roll.',
  'SF-ADV-06': 'Equal points cancel out.',
  'SF-ADV-07': 'The difference is for the whole attack: all on one roll, or some on the attack and some on the save.',
  'SF-ADV-08': 'Turn dice after you have seen them and before anybody counts. Turning dice is never compulsory.',
  'SF-ADV-09': 'A last model standing alone never has the advantage.',
  'SF-ADV-10': 'Its points still cancel those of the enemy.',
  'SF-ADV-11': 'A target in cover has a point against shooting.',
  'SF-ADV-12': 'A unit hugs a wall when half its models touch it.',
  'SF-ADV-13': 'A hugged wall counts only when it lies between the centre-points of the two units.',
  'SF-ADV-14': 'Cover does not help against magic.',
  'SF-ADV-15': 'A unit in cover has a point in the turn it is charged.',
  'SF-ADV-16': 'Later in the melee cover helps nobody.',
  'SF-ADV-17': 'If both are in cover each has a point, and they cancel.',
  'SF-ADV-18':
    "A unit that charges, shoots or casts from at least one model's height above its target has a point. A defender has no point for height.",
  'SF-ADV-19': 'Points from different causes add up.',
  'SF-ADV-20': 'You may agree on more causes: a surprise, a fright.',
})
