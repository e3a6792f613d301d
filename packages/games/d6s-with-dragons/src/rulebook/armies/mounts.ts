/** The rules in our own words: mounts. */
import { chapter } from '@muster/engine'
import { MOUNTS } from '../../content/mounts.ts'
import { profileText } from './profile-text.ts'

const printed = (id: string): string =>
  MOUNTS.filter((mount) => mount.id === id)
    .map(profileText)
    .join()

export const mounts = chapter('Mounts', {
  'DD-STEED-01': 'A character may ride the mounts that its gear options name, and no others.',
  'DD-STEED-02': 'The Speed of a mount is printed as it is without a rider; ridden it is 2 lower.',
  'DD-STEED-03': 'A hero pays double for a mount of 16 points or less.',
  'DD-STEED-04': 'A mount of more than 16 points is a monstrous mount, and heroes pay its printed cost.',
  'DD-STEED-05': 'A warrior pays the printed cost of its mount.',
  'DD-STEED-06': printed('axe-beak'),
  'DD-STEED-07': printed('elk'),
  'DD-STEED-08': printed('giant-lizard'),
  'DD-STEED-09': printed('worg'),
  'DD-STEED-10': printed('warhorse'),
  'DD-STEED-11': printed('griffon'),
  'DD-STEED-12': printed('owlbear'),
  'DD-STEED-13':
    'Trample: after 4" or more of movement in this turn a hit with horn or hooves also knocks a Large or smaller target prone.',
  'DD-STEED-14': 'Trample does nothing to Huge targets and larger ones, nor after less than 4".',
  'DD-STEED-15': "A hit with a Worg's bite also makes its target vexed.",
  'DD-STEED-16': "A hit with a Griffon's rend also grapples a Medium or smaller target; there is no save.",
  'DD-STEED-17': 'A Griffon flies 12", though it walks only 6".',
  'DD-STEED-18': 'Any mount may be given light or heavy barding, at the price for its rider.',
})
