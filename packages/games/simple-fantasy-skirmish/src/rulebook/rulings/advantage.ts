/** Rulings in our own words: advantage. */
import { chapter } from '@muster/engine'

export const advantageRulings = chapter('Rulings: advantage', {
  'SF-RUL-56': 'The difference is one pool for the whole attack, its attack dice and its save dice.',
  'SF-RUL-57': 'Turn after the attack dice, and again after the save dice; only the owner of the pool; then count.',
  'SF-RUL-58': 'To any face that die has; the same die again for another point; no dice more or fewer.',
  'SF-RUL-59':
    'Alone is asked at each roll: its own advantage is nothing, but its points still count against the other.',
  'SF-RUL-60': 'One model and its Champion are two.',
  'SF-RUL-61':
    'Half the models inside a wood, building or ruin, or touching a low thing the line crosses: 1 point, never 2.',
  'SF-RUL-62': 'Cover is no help against magic from afar.',
  'SF-RUL-63':
    'Against a charge the cover is seen from where the charge began; chargers that end inside have a point too. Later it counts for nobody, but each new charge asks again.',
  'SF-RUL-64': 'Height is for charging, shooting and casting, as it was at the start.',
  'SF-RUL-65': 'A unit is as high as half of it; 28 mm makes the difference.',
  'SF-RUL-85': 'Fearsome and Terrifying both count on a charge.',
  'SF-RUL-86': 'Two leaders are one point.',
  'SF-RUL-88': 'Steadfast is for the turn of the charge.',
  'SF-RUL-89':
    'A model taken in an attack of the round before, by the unit or the Champions with it: then the point holds all round, defending too.',
})
