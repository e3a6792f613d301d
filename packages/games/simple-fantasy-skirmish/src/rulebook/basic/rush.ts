/** The rules in our own words: rush to catch up. */
import { chapter } from '@muster/engine'

export const rush = chapter('Rush to catch up', {
  'SF-RUSH-01': 'Walls and woods do not split a unit.',
  'SF-RUSH-02': 'If half the models get over the wall or into the wood at half speed, all models do.',
  'SF-RUSH-03': 'The others rush to catch up, however far it is, and end in formation with the first.',
  'SF-RUSH-04': 'If fewer than half get across, all models stay on this side.',
})
