/** The rules in our own words: advantage and disadvantage. */
import { chapter } from '@muster/engine'

export const advantageAndDisadvantage = chapter('Advantage and disadvantage', {
  'FD-ADV-01': 'Rolling with advantage: every failed die is rerolled once and the second result stands.',
  'FD-ADV-02': 'Rolling with disadvantage: every successful die is rerolled once and the second result stands.',
  'FD-ADV-03':
    'Sources are counted and cancel one for one: more advantage than disadvantage sources = advantage; more disadvantage = disadvantage; equal = a plain roll.',
  'FD-ADV-04': 'However many sources remain, a die is rerolled only once (advantage or disadvantage alike).',
  'FD-ADV-05': 'Advantage or disadvantage on an attack applies to the to-hit roll only, never to the to-wound roll.',
  'FD-ADV-06': 'Saving throws can have advantage or disadvantage in the same way.',
})
