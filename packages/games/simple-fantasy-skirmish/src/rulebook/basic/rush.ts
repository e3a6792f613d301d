/** The rules in our own words: rush to catch up. */
import { chapter } from '@muster/engine'

export const rush = chapter('Rush to catch up', {
  'SF-RUSH-01': 'Walls and woods do not split a unit.',
  'SF-RUSH-02': 'If half the models get over the wall or into the wood at half speed, all of them do.',
  'SF-RUSH-03': 'The rest rush to catch up, however far it is, and stand in formation with the first.',
  'SF-RUSH-04': 'If fewer than half make it, all stay on this side.',
})
