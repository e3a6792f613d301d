/** The rules in our own words: magic. */
import { chapter } from '@muster/engine'

export const magic = chapter('Magic', {
  'SF-MAG-01': 'Only units with a Magic Attack cast: Magic Users, and a few strange creatures.',
  'SF-MAG-02': 'Magic works in a melee or up to 12 inches away.',
  'SF-MAG-03': 'At range the caster must see its target, just as for shooting.',
  'SF-MAG-04': 'The distance is measured from the middle of the casters to the nearest model of the target.',
  'SF-MAG-05': 'At range, a unit in a melee cannot be the target.',
  'SF-MAG-06': 'In a melee, magic targets an enemy unit of that melee.',
  'SF-MAG-07': 'Some units cast only in a melee; their card says so.',
  'SF-MAG-08': 'Roll one die for each model.',
  'SF-MAG-09': 'Each die that reaches the Magic Attack hits.',
  'SF-MAG-10': 'A defender with a Magic Save rolls a die for each hit.',
  'SF-MAG-11': 'Each die that reaches the Save stops a hit; each other die removes a model.',
  'SF-MAG-12': 'Without a Magic Save every hit removes a model.',
  'SF-MAG-13': 'The defender chooses which models are removed, and restores the formation with the next move.',
})
