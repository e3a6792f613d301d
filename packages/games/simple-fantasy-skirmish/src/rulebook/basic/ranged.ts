/** The rules in our own words: shooting. */
import { chapter } from '@muster/engine'

export const ranged = chapter('Shooting', {
  'SF-RNG-01': 'Only units with a Ranged Attack shoot.',
  'SF-RNG-02': 'Bows reach 12 inches unless the card says otherwise.',
  'SF-RNG-03': 'No tall terrain may stand on the line from middle to middle.',
  'SF-RNG-04': 'Range is from the middle of the shooters to the nearest model of the target.',
  'SF-RNG-05': 'The line from middle to middle decides, even when half the target could be seen.',
  'SF-RNG-06': 'No unit shoots into a melee.',
  'SF-RNG-07': 'No unit shoots out of a melee.',
  'SF-RNG-08': 'Roll one die for each model.',
  'SF-RNG-09': 'Each die that reaches the Ranged Attack hits.',
  'SF-RNG-10': 'A defender with a Ranged Save rolls a die for each hit.',
  'SF-RNG-11': 'Each die that reaches the Save stops a hit; each other die removes a model.',
  'SF-RNG-12': 'Without a Ranged Save every hit removes a model.',
  'SF-RNG-13': 'The defender chooses which models are removed.',
  'SF-RNG-14': "If that breaks the formation, the unit's next move must restore it.",
  'SF-RNG-15': 'Units cannot shoot over houses or hills; they can shoot over a low wall.',
  'SF-RNG-16': 'A unit may move its full Move and shoot without a penalty.',
  'SF-RNG-17': 'Models never block line of sight.',
})
