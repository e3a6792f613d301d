/** The rules in our own words: spells in general. */
import { chapter } from '@muster/engine'

export const spellsInGeneral = chapter('Spells in general', {
  'DD-SPL-01': 'Spells are of three kinds: incantations, quick spells, standard spells.',
  'DD-SPL-02': 'Incantations need concentration to be maintained.',
  'DD-SPL-03': 'Quick spells are cast without spending an action.',
  'DD-SPL-04': 'Standard spells take an action, a movement action.',
  'DD-SPL-05': 'Casting a standard spell uses up one spell slot.',
  'DD-SPL-06': 'Ranged powers can be blocked by cover and by other characters, as ranged attacks are.',
  'DD-SPL-07': 'Area powers can be blocked by cover and by other characters.',
  'DD-SPL-08': 'Concealment blocks ranged powers but not area powers.',
})
