/** The rules in our own words: penalties. */
import { chapter } from '@muster/engine'

export const penalties = chapter('Penalties', {
  'SF-PEN-01': 'A Penalty gives half a point back; two pay for one point.',
  'SF-PEN-02': 'Shambling: 3 inches and no more.',
  'SF-PEN-03': 'Stupid: no Skill rolls.',
  'SF-PEN-04': 'Rookies: no points from cover or height.',
  'SF-PEN-05': 'Panicable: the last model runs.',
  'SF-PEN-06': 'They pay only for what was bought: nobody is cheaper than the plain type.',
})
