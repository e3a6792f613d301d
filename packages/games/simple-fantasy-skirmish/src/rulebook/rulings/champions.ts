/** Rulings in our own words: Champions. */
import { chapter } from '@muster/engine'

export const championRulings = chapter('Rulings: Champions', {
  'SF-RUL-69': 'Skill 3 is the Melee Skill; the others come with bows and magic.',
  'SF-RUL-70':
    'Alone: one save at a time, and the first failure ends it. Without that Save one hit is enough. The attacker may spend points at each.',
  'SF-RUL-71': 'Any number may join a unit of Troops or Elites; Champions do not join each other.',
  'SF-RUL-72': 'One kind, one target, who can rolls; half of all must have that attack.',
  'SF-RUL-73': "The unit's Move counts, quicker or slower. Leaving, the Champion uses its own.",
  'SF-RUL-74':
    'It leaves in the move, from where it stood, and adds no die to those it left. It acts again only with a unit that still has its turn.',
  'SF-RUL-75': 'A Champion with a turn of its own may join a unit instead of attacking.',
  'SF-RUL-76': 'No leaving a melee; joining a unit in one is joining the melee.',
  'SF-RUL-77':
    "Each Champion with that Save rolls one of the dice, the unit the rest; with one hit it is the Champion's.",
  'SF-RUL-78': "Who lacks the Save rolls nothing: the unit's hits then fail, the Champion's go to the unit.",
  'SF-RUL-79': 'Count the failures, take so many of the unit; only what is left over is rolled for by Champions.',
  'SF-RUL-80': "On those last rolls the Champion has no advantage; the attacker's unspent points still work.",
  'SF-RUL-81': 'Who outlives the unit is a unit of one, marked as it was, in its melee.',
  'SF-RUL-100':
    'If a Champion falls before all left-over failures are used up, the rest go to the Champions still alive; with none left they are lost.',
})
