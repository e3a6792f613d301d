/** Attacks of a stat block as natural weapons of this game. */
import {
  attacksNamed,
  inchesFrom,
  isBowOrGun,
  rangeFrom,
  totalDamage,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { NaturalWeaponData } from '../army/profile-sheet.ts'
import { effectsOf } from './hit-effects.ts'
import { strengthOf, type TableRow } from './tables.ts'

export interface ConvertedAttack {
  readonly entry: Entry
  readonly average: number
  readonly damage: number
  readonly strength: TableRow
}

/** The average damage of an attack, all kinds added. */
export const averageOf = ({ attack }: Entry): number => totalDamage(attack?.damage ?? [])

/** An attack with a roll that does damage, as often as one likes. */
export const isWeapon = (entry: Entry): boolean =>
  entry.section === 'action' && entry.uses === undefined && averageOf(entry) > 0

/** A profile holds no more. */
export const MOST_WEAPONS = 10

/** Every attack that it can make with its action, those of the Multiattack first. */
export function convertedAttacks(
  block: StatBlock,
  damage: { readonly [attack: string]: number },
): readonly ConvertedAttack[] {
  const named = attacksNamed(block)
  return [...named, ...block.entries.filter((entry) => !named.includes(entry))]
    .filter(isWeapon)
    .slice(0, MOST_WEAPONS)
    .map((entry) => {
      const average = averageOf(entry)
      const dice = damage[entry.name] ?? 1
      return { entry, average, damage: dice, strength: strengthOf(average, dice) }
    })
}

/** Swarms bite in their own space, which here is beside it. */
const LEAST_REACH = 1

/** A weapon adds to the Strength of the profile. */
export function weaponFrom({ entry, damage, strength }: ConvertedAttack, bare: number): NaturalWeaponData {
  const { name, attack } = entry
  const range = attack?.range
  const effects = effectsOf(entry)
  return {
    name,
    strength: strength.value - bare,
    damage,
    ...(attack?.reach !== undefined && { reach: Math.max(LEAST_REACH, inchesFrom(attack.reach)) }),
    ...(range && { range: [rangeFrom(range.short), rangeFrom(range.long)] as [number, number] }),
    ...(effects.length > 0 && { brings: [...effects] }),
    needsPreparing: isBowOrGun(entry),
  }
}
