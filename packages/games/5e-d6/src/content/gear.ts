/** Weapons, armor and shields with their prices. */
import { part, type Part, type RuleId } from '@muster/engine'
import { inches } from '@muster/table'
import { WEAPON_TYPES, type ArmorWorn, type WeaponId, type WeaponType } from '../state/vocabulary.ts'
import { wholeWeapon, type Weapon, type WrittenWeapon } from '../state/weapons.ts'

/** A melee weapon whose reach is not listed has this. */
export const USUAL_REACH = inches(1)

const TYPE_NAMES: { readonly [type in WeaponType]: string } = {
  blade: 'Blade',
  bludgeon: 'Bludgeon',
  spear: 'Spear',
  exotic: 'Exotic weapon',
}

const handWeapon = (type: WeaponType): WrittenWeapon => ({
  id: `hand-${type}`,
  name: TYPE_NAMES[type],
  rule: 'FD-GEAR-04',
  type,
  isHand: true,
  strength: 0,
  damage: 1,
  reach: USUAL_REACH,
})

const greatWeapon = (type: WeaponType): WrittenWeapon => ({
  id: `great-${type}`,
  name: `Great ${TYPE_NAMES[type].toLowerCase()}`,
  rule: 'FD-GEAR-03',
  type,
  isGreat: true,
  strength: 1,
  damage: 1,
  reach: USUAL_REACH,
})

const range = (short: number, long: number) => ({ short: inches(short), long: inches(long) })

const byId = (weapons: readonly WrittenWeapon[]) =>
  Object.fromEntries(weapons.map((weapon) => [weapon.id, wholeWeapon(weapon)]))

export const WEAPON_TABLE = byId([
  ...WEAPON_TYPES.map(handWeapon),
  ...WEAPON_TYPES.map(greatWeapon),
  {
    id: 'daggers',
    name: 'Daggers',
    rule: 'FD-GEAR-05',
    strength: -1,
    damage: 1,
    reach: USUAL_REACH,
    range: range(2, 4),
  },
  { id: 'javelin', name: 'Javelin', rule: 'FD-GEAR-07', strength: 0, damage: 1, range: range(4, 8) },
  {
    id: 'bow',
    name: 'Bow',
    rule: 'FD-GEAR-08',
    strength: 0,
    damage: 1,
    range: range(12, 24),
    needsPreparing: true,
  },
]) as { readonly [id in WeaponId]: Weapon }

/** What a weapon costs, and what it costs where it replaces the free hand weapon. */
export interface WeaponPrice {
  readonly points: number
  readonly replacing?: number
}

const HAND: WeaponPrice = { points: 1 }
const GREAT: WeaponPrice = { points: 2, replacing: 1 }

export const WEAPON_PRICES: { readonly [id in WeaponId]: WeaponPrice } = {
  'hand-blade': HAND,
  'hand-bludgeon': HAND,
  'hand-spear': HAND,
  'hand-exotic': HAND,
  'great-blade': GREAT,
  'great-bludgeon': GREAT,
  'great-spear': GREAT,
  'great-exotic': GREAT,
  daggers: { points: 1, replacing: 0 },
  javelin: { points: 1 },
  bow: { points: 3 },
}

export interface Armor {
  readonly name: string
  readonly rule: RuleId
  readonly points: number
  /** Added to the wearer's Armor and Speed. */
  readonly armor: number
  readonly speed: number
}

export const ARMOR_TABLE: { readonly [worn in ArmorWorn]: Armor } = {
  none: { name: 'No armor', rule: 'FD-GEAR-13', points: 0, armor: 0, speed: 0 },
  light: { name: 'Light armor', rule: 'FD-GEAR-11', points: 1, armor: 1, speed: 0 },
  heavy: { name: 'Heavy armor', rule: 'FD-GEAR-12', points: 2, armor: 2, speed: -1 },
}

export const SHIELD_PRICE: Part = part(1, 'Shield', 'FD-GEAR-14')
