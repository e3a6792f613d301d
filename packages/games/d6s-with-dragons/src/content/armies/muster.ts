/** How the ready armies are written: one line for each kind of character. */
import type { Json, ReadyArmy } from '@muster/engine'
import type { ArmorWorn } from '../../state/vocabulary.ts'

export interface Troop extends Extras {
  readonly profile: string
  readonly name: string
  readonly count: number
  /** Without it, the gear its profile includes. */
  readonly gear?: readonly string[]
}

/** What else is bought for them. */
interface Extras {
  readonly mount?: string
  readonly barding?: ArmorWorn
  readonly upgrades?: readonly string[]
}

/** `gear` in words, separated by commas; what the profile includes need not be named. */
export const troop = (count: number, profile: string, name: string, gear: string, extras: Extras = {}): Troop => ({
  profile,
  name,
  count,
  gear: gear
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
  ...extras,
})

/** A free-form team. */
export const army = (
  id: string,
  name: string,
  line: string,
  points: number,
  ...entries: readonly Troop[]
): ReadyArmy => ({ id, name, line, points, army: { name, entries: entries as unknown as Json } })

/** An army of one of the army lists. */
export const armyOf = (list: string, free: ReadyArmy): ReadyArmy => ({
  ...free,
  army: { list, ...(free.army as object) },
})
