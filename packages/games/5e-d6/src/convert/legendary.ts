/** Legendary actions of a stat block, as far as this game can say them. */
import {
  attacksMade,
  entriesOf,
  entryUsed,
  isOnceARound,
  moveShare,
  spellsCastBy,
  teleportFeet,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { LegendaryData } from '../army/profile-sheet.ts'
import type { ConvertedAttack } from './attacks.ts'
import { harmsBySave, powerFrom, powerWeapon, type ConvertedPower } from './save-attacks.ts'

export interface ConvertedLegend {
  readonly entry: Entry
  readonly move: number | undefined
  readonly strikes: readonly string[]
  readonly power: ConvertedPower | undefined
}

export const legendsFrom = (
  block: StatBlock,
  attacks: readonly ConvertedAttack[],
  damage: { readonly [name: string]: number },
): readonly ConvertedLegend[] =>
  entriesOf(block, 'legendary-action').flatMap((entry) => legendFrom(block, entry, attacks, damage) ?? [])

/** Only if everything it needs is here: spells and teleports are not, nor an attack that is none. */
function legendFrom(
  block: StatBlock,
  entry: Entry,
  attacks: readonly ConvertedAttack[],
  damage: { readonly [name: string]: number },
): ConvertedLegend | undefined {
  const told = usedAction(block, entry)
  if (spellsCastBy(told) || teleportFeet(told) !== undefined) return undefined
  const strikes = weaponsIn(attacks, told)
  if (strikes.length === 0 && attacksMade(told).length > 0) return undefined
  const move = moveShare(told)
  const power = harmsBySave(told) ? powerFrom({ ...told, name: entry.name, section: entry.section }, damage) : undefined
  return move === undefined && strikes.length === 0 && !power ? undefined : { entry, move, strikes, power }
}

/** "The kraken uses Lightning Strike" is that action. */
function usedAction(block: StatBlock, entry: Entry): Entry {
  const name = entryUsed(entry)
  return (name !== undefined && entriesOf(block, 'action').find((one) => one.name === name)) || entry
}

/** The melee weapons of its profile that it makes one attack with. */
function weaponsIn(attacks: readonly ConvertedAttack[], told: Entry): readonly string[] {
  const names = attacksMade(told).map((name) => name.toLowerCase())
  return attacks
    .filter(({ entry }) => entry.attack?.reach !== undefined && names.includes(entry.name.toLowerCase()))
    .map(({ entry }) => entry.name)
}

export const legendaryData = (
  block: StatBlock,
  { entry, move, strikes, power }: ConvertedLegend,
  bare: number,
): LegendaryData => ({
  name: entry.name,
  ...(move !== undefined && { move }),
  ...(strikes.length > 0 && { strikes: [...strikes] }),
  ...(power && { power: powerWeapon(block, power, bare) }),
  ...(isOnceARound(entry) && { once: true }),
})
