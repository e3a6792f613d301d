/** The rules in our own words: Capture Terrain. */
import { chapter } from '@muster/engine'

export const captureTerrain = chapter('Scenario: Capture Terrain', {
  'HW-CAPT-01': 'At the end of the game the side with the most figures on a terrain piece captures it.',
  'HW-CAPT-02': 'The side that captures the most pieces wins.',
  'HW-CAPT-03':
    'A piece on which the best two sides have equally many figures, or no one has any, is captured by nobody.',
  'HW-CAPT-04': 'Every figure counts one, whether trooper, Hero, Wizard, Mighty, or in combat.',
  'HW-CAPT-05':
    'Only areas a figure can stand on count as pieces (woods, hills, rough ground); walls, hedges, single trees, and buildings do not.',
  'HW-CAPT-06': 'The terrain must include at least one such piece.',
})
