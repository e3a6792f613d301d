/** The Unit Card. A stat is the number a die must equal or beat; without a number the unit cannot do it at all. */
import type { NamedEntry } from '@muster/engine'
import type { Length } from '@muster/table'

export const ATTACK_KINDS = ['melee', 'ranged', 'magic'] as const
export type AttackKind = (typeof ATTACK_KINDS)[number]

export const STAT_COLUMNS = ['attack', 'save', 'skill'] as const
export type StatColumn = (typeof STAT_COLUMNS)[number]

/** Three rows of three boxes. */
export type CardGrid = { readonly [kind in AttackKind]: { readonly [doing in StatColumn]?: number } }

export const TYPES = ['troops', 'elites', 'champion'] as const
export type UnitType = (typeof TYPES)[number]

export const UPGRADES = ['ranged', 'light-armour', 'tough', 'heavy-armour', 'resilient', 'fast'] as const
export type Upgrade = (typeof UPGRADES)[number]

export const TRAITS = [
  'assassin',
  'battle-mage',
  'combat-master',
  'magic-lore',
  'magic-defense',
  'magic-user',
  'reflexes',
  'sharpshooter',
  'ethereal',
  'fearsome',
  'leadership',
  'paralyzing',
  'steadfast',
  'terrifying',
  'vampiric',
] as const
export type TraitId = (typeof TRAITS)[number]

export const PENALTIES = ['shambling', 'stupid', 'rookies', 'panicable'] as const
export type PenaltyId = (typeof PENALTIES)[number]

export const GRADES = ['enchanted', 'rare', 'legendary'] as const
export type Grade = (typeof GRADES)[number]

/** The rolls that an item can lend a bigger die to. */
export type ItemRoll = `${AttackKind}-attack` | `${AttackKind}-save` | 'skill'

/** One item lends its die (d8, d10 or d12 by grade) to some rolls of its Champion. */
export interface Item {
  readonly is: 'weapon' | 'artifact'
  readonly grade: Grade
  readonly name: string
  readonly rolls: readonly ItemRoll[]
}

export interface Card extends NamedEntry {
  readonly icon: string
  readonly type: UnitType
  /** How many models it begins with: 2 to 10, a Champion 1. */
  readonly count: number
  readonly move: Length
  readonly grid: CardGrid
  readonly range: Length
  /** Whether its Magic attack works in a melee, and how far it reaches; a range of 0 means in a melee only. */
  readonly magic: { readonly inMelee: boolean; readonly range: Length }
  /** Points per model; halves are kept. */
  readonly cost: number
  readonly upgrades: readonly Upgrade[]
  readonly traits: readonly TraitId[]
  readonly penalties: readonly PenaltyId[]
  readonly items: readonly Item[]
  readonly diameter: Length
  readonly flavour?: string
}

export const SIDES_OF_DIE: { readonly [grade in Grade]: number } = { enchanted: 8, rare: 10, legendary: 12 }
