/** Rulings in our own words: skills. */
import { chapter } from '@muster/engine'

export const skillRulings = chapter('Rulings: skills', {
  'SF-RUL-66': 'In its own turn before the attack, each task once; it costs neither move nor attack.',
  'SF-RUL-67': 'The unit rolls one die and its Champion another; one success will do.',
  'SF-RUL-68': 'Failing hurts only where the scenario says so, and it names the Save.',
})
