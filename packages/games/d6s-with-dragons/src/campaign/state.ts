/** What a campaign keeps: the companies of its players, and the encounter being prepared. Never changed in place. */
import type { Company } from './company.ts'
import type { FateTable } from './injuries.ts'

export interface Player {
  readonly id: string
  readonly name: string
  readonly left: boolean
  /** Encounters won. */
  readonly won: number
  readonly company: Company
}

export interface Campaign {
  readonly name: string
  /** How many encounters were agreed. */
  readonly battles?: number
  /** The points value that every company had to keep to. */
  readonly limit: number
  readonly fates: FateTable
  readonly players: readonly Player[]
  readonly fought: number
  /** The players of the encounter that has been called, one for each side. */
  readonly coming?: readonly string[]
  readonly over: boolean
}

/** The sides of an encounter. */
export const SIDES = ['a', 'b'] as const
