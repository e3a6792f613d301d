/** The rules in our own words: champions and Heroes. */
import { chapter } from '@muster/engine'

export const championsAndHeroes = chapter('Champions and Heroes', {
  'KD-HERO-01':
    'An Infantry or Cavalry model may be promoted to Champion or to Hero; Creatures, Monsters and chassis may not.',
  'KD-HERO-02':
    'A Champion costs twice the base price, a Hero three times; gear and special rules are added afterwards and are not multiplied.',
  'KD-HERO-03':
    'For a mounted model the base price that is multiplied is the Cavalry price (Wretched cavalry Champion 22, Hero 33; Unruly cavalry 28 and 42).',
  'KD-HERO-04':
    'Prices on foot, Champion / Hero: Levy 20/30, Wretched 14/21, Unruly 18/27, Unyielding 32/48, Frenzied 32/48, Exalted 48/72; mounted: Levy 30/45, Wretched 22/33, Unruly 28/42, Unyielding 48/72, Frenzied 48/72, Exalted 72/108.',
  'KD-HERO-05': 'An army without a Hero may have up to two Champions.',
  'KD-HERO-06': 'An army with a Hero may have at most one Champion.',
  'KD-HERO-07': 'An army may have at most one Hero.',
  'KD-HERO-08': 'Promoted models are optional; crew members count towards these limits like everybody else.',
  'KD-HERO-09': 'Champion: ATT +1, W +1, BR +1 (BR at most 5).',
  'KD-HERO-10': 'Hero: ATT +2, W +1, BR +2 (BR at most 5).',
  'KD-HERO-11':
    'A promoted model keeps its kind (Infantry or Cavalry) for all rules and is promoted once only: the two sets of benefits are not added together.',
  'KD-HERO-12': 'Champions and Heroes may have up to three special rules.',
})
