/** A figure's four stats and extras, as bought from the cost table. */
import type { NamedEntry } from '@muster/engine'
import type { Length } from '@muster/table'

export const MOVEMENTS = ['6', '9', '12', '15', '18', 'fly'] as const
export type Movement = (typeof MOVEMENTS)[number]

export interface Profile {
  readonly movement: Movement
  readonly melee: 1 | 2 | 3 | 4 | 5
  readonly shooting: 0 | 1 | 2 | 3 | 4 | 5
  readonly armour: 0 | 1 | 2 | 3 | 4 | 5
  readonly twoWeapons: boolean
  readonly mighty: boolean
}

export const RANKS = ['trooper', 'hero', 'wizard'] as const
export type Rank = (typeof RANKS)[number]

/** One entry of an army list: so many figures of one name, profile and base. */
export interface FigureType extends NamedEntry {
  readonly rank: Rank
  readonly profile: Profile
  readonly diameter: Length
  readonly count: number
  /** The emblem on its token. */
  readonly icon: string
}

export interface Army {
  readonly name: string
  readonly types: readonly FigureType[]
}
