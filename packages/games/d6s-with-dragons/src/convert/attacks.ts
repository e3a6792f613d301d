/** Attacks of a stat block as weapons of this game. */
import { attacksNamed, mainType, totalDamage, type Entry, type StatBlock } from '@muster/stat-blocks'
import type { Weapon } from '../state/profile.ts'
import { DAMAGE_TYPES, type DamageType } from '../state/vocabulary.ts'
import { proposeDamage } from './choices.ts'
import { strengthOf, type TableRow } from './tables.ts'

export interface ConvertedAttack {
  readonly entry: Entry
  readonly damage: number
  readonly strength: TableRow
}

const FEET_AN_INCH = 5

export const inchesFrom = (feet: number): number => feet / FEET_AN_INCH

/** Every attack that it can make with its action and that does harm, those of the Multiattack first. */
export function convertedAttacks(
  block: StatBlock,
  damage: { readonly [attack: string]: number },
): readonly ConvertedAttack[] {
  const named = attacksNamed(block)
  const others = block.entries.filter((entry) => entry.section === 'action' && entry.attack && !named.includes(entry))
  return [...named, ...others]
    .filter(({ attack }) => attack && totalDamage(attack.damage) > 0)
    .map((entry) => {
      const average = totalDamage(entry.attack?.damage ?? [])
      const dice = damage[entry.name] ?? proposeDamage(average).value
      return { entry, damage: dice, strength: strengthOf(average, dice) }
    })
}

/** A weapon adds to the Strength that is printed on the profile. */
export function weaponFrom({ entry: { name, attack }, damage, strength }: ConvertedAttack, bare: number): Weapon {
  const type = damageType(mainType(attack?.damage ?? []))
  const reach = inchesFrom(attack?.reach ?? 0)
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    kind: 'natural',
    damage,
    strength: strength.value - bare,
    melee: attack?.reach !== undefined,
    ...(reach > 1 && { reach }),
    ...(attack?.range && { range: { short: inchesFrom(attack.range.short), long: inchesFrom(attack.range.long) } }),
    ...(type && { damageType: type }),
  }
}

/** Slashing, piercing and bludgeoning are no damage types of this game. */
export const damageType = (word: string | undefined): DamageType | undefined =>
  DAMAGE_TYPES.find((type) => type === word)
