/** The rules in our own words: what the profile values mean. */
import { chapter } from '@muster/engine'

export const whatTheProfileValuesMean = chapter('What the profile values mean', {
  'KD-PROF-01': 'SP is the number of inches that the actions build on: a model moves by it.',
  'KD-PROF-02': "STR is added to the model's melee attack rolls only (ranged attacks use the weapon's STR).",
  'KD-PROF-03': 'ATT is the greatest number of melee attacks in one activation.',
  'KD-PROF-04': 'DEF is the number that attack results must reach to wound the model.',
  'KD-PROF-05': 'W is the number of Wounds that slays the model.',
  'KD-PROF-06': 'BR is the number that a Break test must not exceed.',
  'KD-PROF-07': 'Base is the diameter of the round base a model stands on.',
  'KD-PROF-08': 'Pt is the price of one model.',
})
