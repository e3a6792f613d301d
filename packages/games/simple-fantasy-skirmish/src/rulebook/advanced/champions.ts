/** The rules in our own words: champions. */
import { chapter } from '@muster/engine'

export const champions = chapter('Champions', {
  'SF-CHAMP-01': 'A Champion is one model with a name, and a unit by itself.',
  'SF-CHAMP-02': 'Only Champions use Enchanted Items.',
  'SF-CHAMP-03':
    'A Champion costs 4 points: Melee Attack 3, Melee Skill 3, Magic Save 5, with Heavy Armour or its equivalent for free.',
  'SF-CHAMP-04': 'A Champion may act alone.',
  'SF-CHAMP-05': 'A Champion alone saves one hit at a time and dies at the first failure.',
  'SF-CHAMP-06': 'A 1 fails for Champions too.',
  'SF-CHAMP-07': 'A Champion may begin the game with a unit.',
  'SF-CHAMP-08': 'With a unit, it has no turn of its own.',
  'SF-CHAMP-09': 'It moves with the unit, and adds its one die when the unit attacks, saves or tries a Skill.',
  'SF-CHAMP-10': 'Its die uses its own stats, and may have more sides.',
  'SF-CHAMP-11': 'When the unit moves, its Champion may leave it and move separately, with its own Move.',
  'SF-CHAMP-12': 'It joins a unit by ending within one base of it, even in the move in which it left another.',
  'SF-CHAMP-13': 'If that unit has not had its turn this round, the Champion moves and fights again with it.',
  'SF-CHAMP-14': 'If that unit has had its turn, the Champion only helps with saves this round.',
  'SF-CHAMP-15': 'The unit moves at its own speed, whatever the Move of the Champion with it.',
  'SF-CHAMP-16':
    'A unit and its Champions make one attack of one kind at one target. A member without that attack adds no die, and at least half of them must have it.',
  'SF-CHAMP-17': "One of the save dice is the Champion's; the others are the unit's.",
  'SF-CHAMP-18': 'A Champion alone is a lone model: its points only cancel those of the enemy.',
  'SF-CHAMP-19': 'No model leaves a unit in a melee, not even a Champion.',
  'SF-CHAMP-20':
    'A Champion that leaves its unit and joins none that still has a turn is marked and attacks no more this round.',
  'SF-CHAMP-21': "All players may see where a Champion is: its card lies on the unit's.",
})
