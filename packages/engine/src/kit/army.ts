/** Armies on paper: what they cost, and what is wrong with them. */
import type { Json, RuleId } from '../common/ids.ts'

/** What is wrong with a list, where in it, and the rule that says so. */
export interface Complaint {
  readonly rule: RuleId
  readonly message: string
  /** Place in the list, such as `types.2.profile.melee`. */
  readonly where: string
}

export interface ArmyReport {
  readonly name: string
  readonly points: number
  readonly limit: number
  readonly figures: number
  readonly complaints: readonly Complaint[]
  /** `points` of one of them. */
  readonly entries: readonly { readonly name: string; readonly count: number; readonly points: number }[]
  /** What must be agreed for it, by the ids of the set-up's choices ("mode": "advanced"). */
  readonly needs?: { readonly [choice: string]: Json }
}

export interface ReadyArmy {
  readonly id: string
  readonly name: string
  /** One line on how it plays. */
  readonly line: string
  readonly points: number
  readonly army: Json
  /** What must be agreed for it, by the ids of the set-up's choices ("mode": "advanced"). */
  readonly needs?: { readonly [choice: string]: Json }
}
