/** The weapons anybody may carry. What a profile prints for itself is on the profile. */
import { raise } from '@muster/engine'
import type { Weapon } from '../state/profile.ts'
import { WEAPON_TYPES, type WeaponType } from '../state/vocabulary.ts'

const TYPE_NAME: { readonly [type in WeaponType]: string } = {
  blade: 'Blade',
  bludgeon: 'Bludgeon',
  spear: 'Spear',
  exotic: 'Exotic weapon',
}

const hand = (type: WeaponType): Weapon => ({
  id: type,
  name: TYPE_NAME[type],
  kind: 'hand',
  type,
  damage: 1,
  strength: 0,
  melee: true,
})

const great = (type: WeaponType): Weapon => ({
  id: `great-${type}`,
  name: `Great ${TYPE_NAME[type].toLowerCase()}`,
  kind: 'great',
  type,
  damage: 1,
  strength: 1,
  melee: true,
})

/** In melee it has −1 Strength: the rule of its kind, not of the weapon. */
const THROWING: Weapon = {
  id: 'throwing',
  name: 'Throwing weapon',
  kind: 'throwing',
  range: { short: 4, long: 8 },
  damage: 1,
  strength: 0,
  melee: true,
}

const BOW: Weapon = {
  id: 'bow',
  name: 'Bow',
  kind: 'bow',
  range: { short: 12, long: 24 },
  damage: 1,
  strength: 0,
  melee: false,
}

/** For a character with no other melee weapon. */
export const UNARMED: Weapon = {
  id: 'unarmed',
  name: 'Bare hands',
  kind: 'unarmed',
  damage: 1,
  strength: -1,
  melee: true,
}

export const WEAPONS: readonly Weapon[] = [...WEAPON_TYPES.map(hand), ...WEAPON_TYPES.map(great), THROWING, BOW]

export const weaponOf = (id: string): Weapon =>
  WEAPONS.find((weapon) => weapon.id === id) ?? raise(`there is no weapon "${id}"`)
