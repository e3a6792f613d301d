/** The rules in our own words: shooting. */
import { chapter } from '@muster/engine'

export const ranged = chapter('Shooting', {
  'SF-RNG-01': 'Only units with a Ranged Attack shoot.',
  'SF-RNG-02': 'Bows reach 12 inches unless the card says otherwise.',
  'SF-RNG-03': 'Nothing tall may stand on the line from middle to middle.',
  'SF-RNG-04': 'Range is from the middle of the shooters to the nearest model of the target.',
  'SF-RNG-05': 'The line from middle to middle decides, even when half the target could be seen.',
  'SF-RNG-06': 'Nobody shoots into a melee.',
  'SF-RNG-07': 'Nobody shoots out of one.',
  'SF-RNG-08': 'One die for each model.',
  'SF-RNG-09': 'Each die that reaches the Ranged Attack hits.',
  'SF-RNG-10': 'With a Ranged Save the defender rolls a die for each hit.',
  'SF-RNG-11': 'Each die that reaches the Save stops a hit; each other takes a model.',
  'SF-RNG-12': 'Without a Ranged Save every hit takes a model.',
  'SF-RNG-13': 'The defender chooses which models go.',
  'SF-RNG-14': 'If that tears the unit apart, its next move must mend it.',
  'SF-RNG-15': 'No shooting over houses or hills; over a low wall, yes.',
  'SF-RNG-16': 'Move all the way and shoot: nothing is lost by it.',
  'SF-RNG-17': 'Models never stand in the way of sight.',
})
