/** Colossus Slayer: against those who are wounded already, in melee and at range. */
import { part } from '@muster/engine'
import { usedOnHit } from './used-on-hit.ts'

export const colossusSlayer = usedOnHit('colossus-slayer', {
  label: 'Colossus Slayer: +1 Strength',
  fits: (_hit, target) => target.wounds > 0,
  strength: () => part(1, 'Colossus Slayer', 'DD-MDF-15'),
})
