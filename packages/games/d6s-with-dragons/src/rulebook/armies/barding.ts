/** The rules in our own words: barding. */
import { chapter } from '@muster/engine'

export const barding = chapter('Barding', {
  'DD-BARD-01': 'Barding is armor for mounts; nobody else can buy it.',
  'DD-BARD-02': 'Light barding gives the mount +1 Armor.',
  'DD-BARD-03': 'Heavy barding gives the mount +2 Armor and takes 1" of its Speed.',
  'DD-BARD-04': 'A ridden mount in heavy barding is 3 slower than printed: 2 for its rider and 1 for the barding.',
  'DD-BARD-05': "Barding does nothing for the rider's Armor.",
})
