/** What a power does to whoever fails the save: harm, conditions, being moved. */
import { inchesFrom, isHarmedLater, mainType, shiftIn, totalDamage, type Damage, type Entry } from '@muster/stat-blocks'
import type { Harm, Shift } from '../state/power.ts'
import type { ConditionName } from '../state/vocabulary.ts'
import { damageType } from './damage-type.ts'
import { proposeDamage } from './choices.ts'
import { strengthOf, type TableRow } from './tables.ts'

export type DamageChoices = { readonly [entry: string]: number }

export interface FoundHarm {
  readonly harm: Harm
  readonly average: number
  readonly dice: number
  readonly row: TableRow
}

export function harmFrom(entry: Entry, damage: readonly Damage[], choices: DamageChoices): FoundHarm | undefined {
  const average = totalDamage(damage)
  return average === 0 || isHarmedLater(entry) ? undefined : harmOf(entry, damage, choices)
}

/** Whenever it comes. */
export function harmOf(entry: Entry, damage: readonly Damage[], choices: DamageChoices): FoundHarm {
  const average = totalDamage(damage)
  const dice = choices[entry.name] ?? proposeDamage(average).value
  const row = strengthOf(average, dice)
  const type = damageType(mainType(damage))
  const weaker = entry.save?.isHalvedBySuccess ? strengthOf(average / 2, dice).value : undefined
  return {
    average,
    dice,
    row,
    harm: { dice, strength: row.value, ...(weaker !== undefined && { weaker }), ...(type && { type }) },
  }
}

export function shiftFrom(entry: Entry): Shift | undefined {
  const found = shiftIn(entry)
  if (!found) return undefined
  const { feet, towards, largest } = found
  return { inches: inchesFrom(feet), ...(towards && { towards }), ...(largest && { largest }) }
}

/** The parts of a power that a failed save brings; undefined: none that this game knows. */
export function effectsFrom(entry: Entry, found: FoundHarm | undefined, condition: ConditionName | undefined) {
  const shift = shiftFrom(entry)
  if (!found && !condition && !shift) return undefined
  return {
    ...(found && { harm: found.harm }),
    ...(condition && { inflicts: [condition] }),
    ...(shift && { shift }),
  }
}
