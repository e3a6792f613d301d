/** Rulings in our own words: skills. */
import { chapter } from '@muster/engine'

export const skillRulings = chapter('Rulings: skills', {
  'SF-RUL-66':
    'A unit tries Skills in its own turn before it attacks, each task once. Trying costs neither the move nor the attack.',
  'SF-RUL-67': 'The unit rolls one die and its Champion another; one success is enough.',
  'SF-RUL-68': 'A failure causes hits only if the scenario says so; the scenario also names the Save.',
})
