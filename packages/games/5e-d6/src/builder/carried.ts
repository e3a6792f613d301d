/** The weapons of a soldier, sorted: the hand weapon or what replaces it, a second one, a great weapon, and the rest. */
import { WEAPON_PRICES, WEAPON_TABLE } from '../content/gear.ts'
import { isHandWeapon } from '../army/costs.ts'
import { WEAPONS, type WeaponId } from '../state/vocabulary.ts'

export const GEAR: readonly WeaponId[] = ['daggers', 'javelin', 'bow']
export const HAND_WEAPONS: readonly WeaponId[] = WEAPONS.filter(isHandWeapon)
export const GREAT_WEAPONS: readonly WeaponId[] = WEAPONS.filter((id) => WEAPON_TABLE[id].isGreat)
/** What may stand in place of the hand weapon. */
export const REPLACEMENTS: readonly WeaponId[] = WEAPONS.filter((id) => WEAPON_PRICES[id].replacing !== undefined)

export interface Carried {
  readonly hand: WeaponId | undefined
  readonly second: WeaponId | undefined
  readonly instead: WeaponId | undefined
  readonly great: WeaponId | undefined
  readonly gear: readonly WeaponId[]
  /** What no group offers: a third hand weapon, the same thing twice. */
  readonly rest: readonly WeaponId[]
}

/** The first weapon that can replace the hand weapon does so where there is none. */
export function carriedIn(weapons: readonly WeaponId[]): Carried {
  const [hand, second, ...hands] = weapons.filter(isHandWeapon)
  const others = weapons.filter((id) => !isHandWeapon(id))
  const instead = hand === undefined ? others.find((id) => REPLACEMENTS.includes(id)) : undefined
  const left = instead === undefined ? others : others.toSpliced(others.indexOf(instead), 1)
  const great = left.find((id) => GREAT_WEAPONS.includes(id))
  const gear = GEAR.filter((id) => left.includes(id))
  const used = [...(great ? [great] : []), ...gear]
  const twice = left.filter((id, index) => !used.includes(id) || left.indexOf(id) !== index)
  return { hand, second, instead, great, gear, rest: [...hands, ...twice] }
}

export const weaponsFrom = ({ hand, second, instead, great, gear, rest }: Carried): WeaponId[] =>
  [instead, hand, second, great, ...gear, ...rest].filter((id) => id !== undefined)
