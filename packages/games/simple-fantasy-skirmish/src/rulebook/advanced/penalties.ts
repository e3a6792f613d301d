/** The rules in our own words: penalties. */
import { chapter } from '@muster/engine'

export const penalties = chapter('Penalties', {
  'SF-PEN-01': 'A Penalty gives half a point back; two pay for one point.',
  'SF-PEN-02': 'Shambling: moves 3 inches at most.',
  'SF-PEN-03': 'Stupid: makes no Skill rolls.',
  'SF-PEN-04': 'Rookies: gain no points from cover or height.',
  'SF-PEN-05': 'Panicable: the last model runs away.',
  'SF-PEN-06': 'Penalties only pay for upgrades: no model costs less than its basic type.',
})
