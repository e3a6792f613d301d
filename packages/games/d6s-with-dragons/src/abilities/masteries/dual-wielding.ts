import { part } from '@muster/engine'
import type { Weapon } from '../../state/profile.ts'
import type { Figure } from '../../state/state.ts'
import { makeExtraAttack } from '../../rules/melee/attack-action.ts'
import { weaponsOf } from '../../rules/melee/masteries.ts'
import type { Mastery } from '../../state/ability.ts'

const isHandWeapon = ({ kind, type }: Weapon): boolean => kind === 'hand' && type !== undefined

/** Two hand weapons of one type; great weapons never. */
function fits(figure: Figure): boolean {
  const weapons = weaponsOf(figure).filter(isHandWeapon)
  return weapons.some((one, index) => weapons.findIndex((other) => other.type === one.type) < index)
}

const TWIN = {
  rule: 'DD-MAST-16',
  fight: [part(-1, 'Dual Wielding Mastery', 'DD-MAST-16')],
  strength: [part(-1, 'Dual Wielding Mastery', 'DD-MAST-16')],
}

export const dualWielding: Mastery = {
  id: 'dual-wielding',
  name: 'Dual Wielding Mastery',
  rule: 'DD-MAST-15',
  text: 'One attack at −1 Fight, and right after it another with the twin weapon at −1 Fight and −1 Strength.',
  fits,
  suits: isHandWeapon,
  adds: { fight: () => part(-1, 'Dual Wielding Mastery', 'DD-MAST-15') },
  on: {
    'attack-resolved': {
      *attacker(play, user, { attack }) {
        yield* makeExtraAttack(play, user, attack, TWIN)
      },
    },
  },
}
