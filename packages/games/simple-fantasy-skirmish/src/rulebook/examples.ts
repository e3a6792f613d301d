/** The rules in our own words: worked examples. */
import { chapter } from '@muster/engine'

export const examples = chapter('Worked examples', {
  'SF-EX-01': 'Melee Attack 3: a 3, 4, 5 or 6 hits.',
  'SF-EX-02': 'Heavy Armour is the 4 in the Save boxes; nothing more is added in play.',
  'SF-EX-03': 'Move 6 and the enemy at 6½: too far, until the Leeway Marker is spent.',
  'SF-EX-04': 'Three inches into a small ruin, bunched up to fit: fine.',
  'SF-EX-05': 'Move 6 at half speed is 3.',
  'SF-EX-06': 'A wall on the way uphill: half speed, not a quarter.',
  'SF-EX-07': 'Three of six get over the wall in 3 inches; the other three rush after them.',
  'SF-EX-08': 'Skeletons that cannot reach the Wizards even with leeway do not charge; a little nearer they do.',
  'SF-EX-09':
    'Six Skeletons roll 4 3 2 3 1 5 against Attack 4: two hits. Saves of 2 and 6 against 4: one Wizard falls.',
  'SF-EX-10': 'Three of six models could be seen, but a house stands between the middles of the two units: no shot.',
  'SF-EX-11': 'Five Archers roll 3 1 4 5 6 against Attack 5: two hits.',
  'SF-EX-12': 'Saves of 2 and 6 against Save 6: one Warrior falls.',
  'SF-EX-13': 'Skeletons without armour are charged in a ruin: their point for cover turns a hit into a miss.',
  'SF-EX-14': "A lone model's point for cover cancels the enemy's point and gives it nothing more.",
  'SF-EX-15': 'Six slings roll 2 1 6 5 5 3 at Wizards behind a wall: three hits, one turned to a miss.',
  'SF-EX-16': 'Downhill and Fearsome: two points, for one roll or for two.',
  'SF-EX-17': 'Three Guards roll 3 3 3 against Attack 4 and miss; Hadumar rolls 3 against 3 and hits.',
  'SF-EX-18': "Two hits: a Guard's 4 and Hadumar's d12 save both.",
  'SF-EX-19': 'Three failures, one Guard: he falls, and Hadumar rolls twice more to live.',
  'SF-EX-20': 'A bow with a d8, a staff with a d10, Widowmaker with a d12.',
  'SF-EX-21': 'A shield with a d8, a talisman with a d10, Mistwalker with a d12.',
  'SF-EX-22': 'There is one Shield of the Angels in the game, not one for each player.',
  'SF-EX-23': 'Lay the ruler from the middle, put one model at its end and the others around it.',
})
