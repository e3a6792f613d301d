/** The rules in our own words: magic. */
import { chapter } from '@muster/engine'

export const magic = chapter('Magic', {
  'SF-MAG-01': 'Only units with a Magic Attack cast: Magic Users, and a few strange creatures.',
  'SF-MAG-02': 'Magic strikes in a melee or out to 12 inches.',
  'SF-MAG-03': 'At range you must see, just as for shooting.',
  'SF-MAG-04': 'The distance runs from the middle of the casters to the nearest model of the target.',
  'SF-MAG-05': 'From afar, nobody in a melee may be the target.',
  'SF-MAG-06': 'In a melee, magic strikes a unit of that melee.',
  'SF-MAG-07': 'Some cast in a melee only; their card says so.',
  'SF-MAG-08': 'One die for each model.',
  'SF-MAG-09': 'Each die that reaches the Magic Attack hits.',
  'SF-MAG-10': 'With a Magic Save the defender rolls a die for each hit.',
  'SF-MAG-11': 'Each die that reaches the Save stops a hit; each other takes a model.',
  'SF-MAG-12': 'Without a Magic Save every hit takes a model.',
  'SF-MAG-13': 'The defender chooses who goes, and mends the formation with the next move.',
})
