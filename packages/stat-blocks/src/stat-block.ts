/**
 * A creature of the fifth edition as its stat block prints it, whatever form it was read from. Lengths are in feet,
 * damage is the printed average.
 */
export const ABILITY_SCORES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const
export type AbilityScore = (typeof ABILITY_SCORES)[number]
export type ByScore<T> = { readonly [score in AbilityScore]: T }

export const CREATURE_SIZES = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'] as const
export type CreatureSize = (typeof CREATURE_SIZES)[number]

export const SPEEDS = ['walk', 'burrow', 'climb', 'fly', 'swim'] as const
export type SpeedName = (typeof SPEEDS)[number]

/** How far it perceives what others do not see; seeing in the dark is no matter for a battle by day. */
export const SENSES = ['blindsight', 'truesight'] as const
export type Sense = (typeof SENSES)[number]

/** The kinds of damage that are not plain blows. */
export const DAMAGE_NAMES = [
  'acid',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'poison',
  'psychic',
  'radiant',
  'thunder',
] as const

export const SECTIONS = ['trait', 'action', 'bonus-action', 'reaction', 'legendary-action'] as const
export type Section = (typeof SECTIONS)[number]

export interface StatBlock {
  readonly name: string
  readonly size: CreatureSize
  /** "dragon", "undead"; in lower case. */
  readonly type: string
  /** What stands in brackets behind the type: "goblinoid", "elf". */
  readonly tags: readonly string[]
  readonly armorClass: number
  readonly hitPoints: number
  readonly speeds: { readonly [speed in SpeedName]?: number }
  /** The bonus of each saving throw. */
  readonly saves: ByScore<number>
  readonly resistances: readonly string[]
  readonly vulnerabilities: readonly string[]
  readonly damageImmunities: readonly string[]
  readonly conditionImmunities: readonly string[]
  readonly senses: { readonly [sense in Sense]?: number }
  readonly challenge: number | undefined
  readonly entries: readonly Entry[]
}

/** One paragraph of a stat block, and what could be read out of its text. */
export interface Entry {
  readonly section: Section
  readonly name: string
  readonly text: string
  readonly uses: Uses | undefined
  readonly attack: AttackRoll | undefined
  readonly save: ForcedSave | undefined
  /** What a hit, or a failed save, does besides damage. */
  readonly conditions: readonly InflictedCondition[]
}

export type Uses =
  | { readonly per: 'day'; readonly times: number }
  | { readonly per: 'recharge'; readonly from: number }
  | { readonly per: 'rest' }

export interface AttackRoll {
  readonly bonus: number
  /** Melee reach; undefined: the attack is made at range only. */
  readonly reach: number | undefined
  readonly range: { readonly short: number; readonly long: number } | undefined
  readonly damage: readonly Damage[]
}

export interface Damage {
  /** The printed number, which is not always the exact mean of the dice. */
  readonly average: number
  readonly type: string
}

/** A saving throw that the creature forces upon others. */
export interface ForcedSave {
  readonly score: AbilityScore
  readonly dc: number
  readonly area: Area | undefined
  readonly damage: readonly Damage[]
  readonly isHalvedBySuccess: boolean
}

export type Area =
  | { readonly shape: 'cone'; readonly length: number }
  | { readonly shape: 'line'; readonly length: number; readonly width: number }
  /** A disc around the creature itself. */
  | { readonly shape: 'emanation'; readonly radius: number }
  /** A disc around a point within `range`. */
  | { readonly shape: 'sphere'; readonly radius: number; readonly range: number }

export interface InflictedCondition {
  readonly condition: string
  /** The largest target it works on; undefined: any. */
  readonly largest: CreatureSize | undefined
  /** How far the creature must have moved straight at the target; undefined: not at all. */
  readonly charge: number | undefined
  /** The save that averts it, where the entry is an attack that has one. */
  readonly save: { readonly score: AbilityScore; readonly dc: number } | undefined
}

/** The damage of an attack or a failed save, all kinds added. */
export const totalDamage = (damage: readonly Damage[]): number => damage.reduce((sum, { average }) => sum + average, 0)

/** The type of the larger part, the first of equal parts. */
export const mainType = (damage: readonly Damage[]): string | undefined =>
  [...damage].sort((a, b) => b.average - a.average)[0]?.type

export const entriesOf = ({ entries }: StatBlock, section: Section): readonly Entry[] =>
  entries.filter((entry) => entry.section === section)
