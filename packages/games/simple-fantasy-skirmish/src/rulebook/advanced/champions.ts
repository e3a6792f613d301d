/** The rules in our own words: champions. */
import { chapter } from '@muster/engine'

export const champions = chapter('Champions', {
  'SF-CHAMP-01': 'A Champion is one model with a name, and a unit by itself.',
  'SF-CHAMP-02': 'Only Champions use Enchanted Items.',
  'SF-CHAMP-03':
    'A Champion costs 4: Melee Attack 3, Melee Skill 3, Magic Save 5, and Heavy Armour or the like for nothing.',
  'SF-CHAMP-04': 'A Champion may act alone.',
  'SF-CHAMP-05': 'Alone, it saves hit by hit; the first failure is its last.',
  'SF-CHAMP-06': 'A 1 fails for Champions too.',
  'SF-CHAMP-07': 'A Champion may begin the game with a unit.',
  'SF-CHAMP-08': 'With a unit, it has no turn of its own.',
  'SF-CHAMP-09': 'It rolls its one die along with the unit: to move, attack, save and try.',
  'SF-CHAMP-10': 'Its die goes by its own numbers, and may have more sides.',
  'SF-CHAMP-11': 'When the unit moves, its Champion may leave it and go its own way, by its own Move.',
  'SF-CHAMP-12': 'It joins a unit by ending within a base of it, in the same move if it likes.',
  'SF-CHAMP-13': 'If that unit has not had its turn, the Champion moves and fights again with it.',
  'SF-CHAMP-14': 'If it has, the Champion only helps with saves this round.',
  'SF-CHAMP-15': 'The unit moves at its own speed, whoever walks with it.',
  'SF-CHAMP-16':
    'They make one attack of one kind at one target; who cannot, adds no die, and half of them must be able.',
  'SF-CHAMP-17': "Of the save dice one is the Champion's, the others the unit's.",
  'SF-CHAMP-18': 'A Champion alone is a lone model: its points cancel, no more.',
  'SF-CHAMP-19': 'Nobody leaves a unit in a melee, not even a Champion.',
  'SF-CHAMP-20':
    'A Champion that left and joined nobody who still has a turn is marked and attacks no more this round.',
  'SF-CHAMP-21': "Everybody may see where a Champion is: its card lies on the unit's.",
})
