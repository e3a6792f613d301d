/** Legendary actions of a converted creature: what it may do right after the turn of an enemy. */
import type { Weapon } from './weapons.ts'

export interface LegendaryAction {
  readonly name: string
  /** The share of its Speed that it may move first. */
  readonly move?: number | undefined
  /** The weapons of which it then strikes once with one, by their names. */
  readonly strikes?: readonly string[] | undefined
  /** An attack that it has for this action alone, which a save averts. */
  readonly power?: Weapon | undefined
  /** It is taken once a round at most. */
  readonly once?: boolean | undefined
}

/** All printed creatures have as many. */
export const LEGENDARY_TIMES = 3
