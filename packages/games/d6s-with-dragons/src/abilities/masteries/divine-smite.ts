/** Divine Smite: one melee hit of the round does more Damage, and strikes undead and fiends harder. */
import { part } from '@muster/engine'
import type { Figure } from '../../state/state.ts'
import { usedOnHit } from './used-on-hit.ts'

const isUnholy = ({ profile: { types } }: Figure): boolean => types.includes('undead') || types.includes('fiend')

export const divineSmite = usedOnHit('divine-smite', {
  label: 'Divine Smite: +1 Damage',
  fits: ({ attack }) => attack.kind === 'melee',
  dice: part(1, 'Divine Smite', 'DD-GKF-12'),
  strength: (target) => (isUnholy(target) ? part(1, 'Divine Smite', 'DD-GKF-13') : undefined),
})
