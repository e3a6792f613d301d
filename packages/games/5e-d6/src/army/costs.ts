/** What figures cost: the printed prices, and the sum with its parts. */
import { part, type Part } from '@muster/engine'
import { ARMOR_TABLE, SHIELD_PRICE, WEAPON_PRICES, WEAPON_TABLE } from '../content/gear.ts'
import type { Bought } from '../state/ability.ts'
import type { ArmorWorn, WeaponId } from '../state/vocabulary.ts'

export const isHandWeapon = (id: WeaponId): boolean => WEAPON_TABLE[id].isHand === true

/** The price of one figure with its parts. */
export function priceParts({ profile, weapons, armor, shield }: Bought): Part[] {
  return [
    part(profile.points, profile.name, 'FD-SETUP-02'),
    ...weaponPrices(weapons, profile.isSoldier),
    ...armorPrice(armor, profile.wears),
    ...(shield ? [SHIELD_PRICE] : []),
  ]
}

/** A soldier's first hand weapon is free; without one, the first weapon that can replace it is cheaper. */
function weaponPrices(weapons: readonly WeaponId[], isSoldier: boolean): Part[] {
  const free = isSoldier ? weapons.findIndex(isHandWeapon) : -1
  const replacing = isSoldier && free < 0 ? replacementIn(weapons) : -1
  return weapons.map((id, index) => {
    const { points, replacing: less = points } = WEAPON_PRICES[id]
    const { name, rule } = WEAPON_TABLE[id]
    if (index === free) return part(0, name, 'FD-GEAR-01')
    return part(index === replacing ? less : points, name, rule)
  })
}

/** The weapon that replaces the hand weapon: a great weapon or daggers. */
export const replacementIn = (weapons: readonly WeaponId[]): number =>
  weapons.findIndex((id) => WEAPON_PRICES[id].replacing !== undefined)

/** Heavy armor in place of light armor costs the difference. */
function armorPrice(armor: ArmorWorn, wears: ArmorWorn): Part[] {
  const { name, rule, points } = ARMOR_TABLE[armor]
  const paid = points - ARMOR_TABLE[wears].points
  return paid > 0 ? [part(paid, name, rule)] : []
}

export const priceOf = (bought: Bought): number => priceParts(bought).reduce((sum, { value }) => sum + value, 0)
