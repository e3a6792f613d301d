/** What the rulebook leaves open, and how it is settled: long reach, bare fists, spears. */
import { chapter } from '@muster/engine'

export const reachFistsAndSpearsRulings = chapter('Rulings: Reach, fists and spears', {
  'DD-RUL-138':
    'An attack with reach may be made at any enemy within that distance, even one in another melee or in none. One who is in no melee makes it with those who act outside melees. The enemy answers only if its own attacks reach. Only 1" is threatened, as by everybody.',
  'DD-RUL-144': 'A printed Unarmed Strike has the full Strength of its user. Only bare hands lose 1.',
  'DD-RUL-150':
    'Merfolk cannot buy throwing weapons from their list, so there Ocean Spear works only with hand and great weapons of the spear type.',
})
