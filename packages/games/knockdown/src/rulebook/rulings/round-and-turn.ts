/** What the rulebook leaves open, and how it is settled: round and turn. */
import { chapter } from '@muster/engine'

export const roundAndTurnRulings = chapter('Rulings: Round and turn', {
  'KD-RUL-08':
    'Players with equal priority results roll again among themselves, musicians included, until no tie is left; between the others they keep their place.',
  'KD-RUL-09':
    "The musician's +1 is the player's choice, made before the priority dice and kept for rerolled ties; unless declined it is added. Any number of musicians gives +1 in all.",
  'KD-RUL-10': 'A player without models makes no priority roll and has no turn.',
  'KD-RUL-11':
    'A model is activated at most once a turn and may be left out. An activation may be spent on nothing: a knocked down model stands up in it. A model that is left out stays down.',
  'KD-RUL-12':
    'Distances are never rounded. All changes of SP are added first, down to 0 at the least, then SP is multiplied or halved.',
})
