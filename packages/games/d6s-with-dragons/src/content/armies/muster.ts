/** How the ready armies are written: one line for each kind of character. */
import type { Json, ReadyArmy } from '@muster/engine'

export interface Troop {
  readonly profile: string
  readonly name: string
  readonly count: number
  readonly gear: readonly string[]
}

/** `gear` in words, separated by commas. */
export const troop = (count: number, profile: string, name: string, gear: string): Troop => ({
  profile,
  name,
  count,
  gear: gear.split(',').map((word) => word.trim()),
})

export const army = (
  id: string,
  name: string,
  line: string,
  points: number,
  ...entries: readonly Troop[]
): ReadyArmy => ({ id, name, line, points, army: { name, entries: entries as unknown as Json } })
