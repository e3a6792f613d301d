/** A power found in a stat block, with the entry it was read from. */
import { idFrom, type Entry } from '@muster/stat-blocks'
import type { Power, PowerId } from '../state/power.ts'
import type { TableRow } from './tables.ts'

export interface PowerFound<P extends Power> {
  readonly entry: Entry
  readonly power: P
  /** The rows that its Strength was read from. */
  readonly strength?: { readonly average: number; readonly dice: number; readonly row: TableRow }
}

export type ConvertedPower = PowerFound<Power>

export type Called = Pick<Power, 'id' | 'name'>

export const powerIdOf = (name: string): PowerId => `power-${idFrom(name)}`

export const namedAs = ({ name }: Entry): Called => ({ id: powerIdOf(name), name })
