/** The rules in our own words: prices. */
import { chapter } from '@muster/engine'

export const prices = chapter('Prices', {
  'DD-COST-01': 'For a warrior, a hand weapon costs 1 point.',
  'DD-COST-02': 'For a warrior, a great weapon costs 2 points, or 1 in place of the hand weapon.',
  'DD-COST-03': 'For a warrior, a throwing weapon costs 1 point.',
  'DD-COST-04': 'For a warrior, a bow costs 3 points.',
  'DD-COST-05': 'For a warrior, light armor costs 2 points.',
  'DD-COST-06': 'For a warrior, heavy armor costs 4 points, or 1 in place of light armor.',
  'DD-COST-07': 'For a warrior, a shield costs 1 point.',
  'DD-COST-11': 'For a hero, a hand weapon costs 5 points.',
  'DD-COST-12': 'For a hero, a great weapon costs 10 points, or 5 in place of the hand weapon.',
  'DD-COST-13': 'For a hero, a throwing weapon costs 5 points.',
  'DD-COST-14': 'For a hero, a bow costs 15 points.',
  'DD-COST-15': 'For a hero, light armor costs 10 points.',
  'DD-COST-16': 'For a hero, heavy armor costs 20 points, or 5 in place of light armor.',
  'DD-COST-17': 'For a hero, a shield costs 5 points.',
})
