/** Rulings in our own words: Champions. */
import { chapter } from '@muster/engine'

export const championRulings = chapter('Rulings: Champions', {
  'SF-RUL-69': "A Champion's Skill 3 is its Melee Skill; the other Skills come with bows and magic.",
  'SF-RUL-70':
    'A Champion alone saves one hit at a time and dies at the first failure. Without that Save one hit kills it. The attacker may spend points on each of these rolls.',
  'SF-RUL-71': 'Any number of Champions may join a unit of Troops or Elites; a Champion cannot join another Champion.',
  'SF-RUL-72':
    'A unit and its Champions make one attack of one kind at one target. Those who have that Attack roll; at least half of all models must have it.',
  'SF-RUL-73':
    "The unit's Move counts, whether the Champion is faster or slower. A Champion that leaves uses its own Move.",
  'SF-RUL-74':
    "A Champion leaves in the unit's move, from where it stood when the turn began, and adds no die to the unit it left. It acts again only with a unit that still has its turn.",
  'SF-RUL-75': 'A Champion with a turn of its own may join a unit instead of attacking.',
  'SF-RUL-76': 'A Champion cannot leave a unit in a melee. A Champion that joins a unit in a melee joins the melee.',
  'SF-RUL-77':
    'Each Champion with that Save rolls one of the dice and the unit rolls the others. With a single hit the Champion rolls the die.',
  'SF-RUL-78':
    'A unit without the Save fails all its hits without a roll. A Champion without the Save leaves all hits to the unit.',
  'SF-RUL-79':
    'Count all failed saves and remove that many models of the unit. Only for those left over do the Champions roll again.',
  'SF-RUL-80': 'On those last rolls the Champion has no advantage; the attacker may still spend unspent points.',
  'SF-RUL-81':
    'A Champion that outlives its unit is a unit of one, in the same melee. It has its marker if the unit had one.',
  'SF-RUL-100':
    'If a Champion falls before all left-over failures are used up, the rest go to the Champions still alive; with none left they are lost.',
})
