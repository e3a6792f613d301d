/** The rules in our own words: Mountain Dwarves and Tinker Gnomes. */
import { chapter } from '@muster/engine'

export const mountainDwarvesAndTinkerGnomes = chapter('Mountain Dwarves and Tinker Gnomes', {
  'DD-MDF-24': 'Grab: a hit does no Damage and grapples its target.',
  'DD-MDF-25': 'Who escapes from a Grab does so against Potency 1.',
})
