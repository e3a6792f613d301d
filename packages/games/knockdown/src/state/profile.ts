/** Models as they are bought: a profile, a steed, a rank, gear and special rules. */
import type { NamedEntry } from '@muster/engine'
import type { Length } from '@muster/table'
import type { GearId, Kind, ProfileId, Rank, SpecialRuleId } from './vocabulary.ts'

/** The printed numbers. A chassis has no ATT and no BR, and a siege chassis no SP. */
export interface PrintedProfile {
  readonly id: ProfileId
  readonly name: string
  readonly kind: Exclude<Kind, 'cavalry'>
  /** In inches. */
  readonly sp?: number
  readonly str: number
  readonly att?: number
  readonly def: number
  readonly w: number
  readonly br?: number
  readonly diameter: Length
  readonly points: number
  /** How many models a chariot carries at most, or a siege weapon needs. */
  readonly crew?: number
}

/** All fields are always there, so that the rules read every profile in the same way. */
export type Profile = { readonly [K in keyof Required<PrintedProfile>]: PrintedProfile[K] }

/** One model of an army list. */
export interface ModelSheet {
  readonly name: string
  readonly profile: ProfileId
  readonly mounted: boolean
  readonly rank: Rank
  readonly gear: readonly GearId[]
  readonly rules: readonly SpecialRuleId[]
  /** The emblem on its token. */
  readonly icon: string
  readonly count: number
}

/** One entry of an army list: so many models alike, each chassis with the crew that comes with it. */
export interface Entry extends ModelSheet, NamedEntry {
  readonly crew: readonly ModelSheet[]
}

export interface Army {
  readonly name: string
  readonly entries: readonly Entry[]
}
