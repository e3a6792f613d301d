/** Converting creatures of another game: a word that any game may offer. The page and the command line drive it. */
import type { Json, RuleId } from '../common/ids.ts'
import type { BattlePlan } from '../play/game.ts'

export interface Converter {
  /** What it reads, as people say it: "a stat block of the fifth edition". */
  readonly reads: string
  /** Reads the text of one creature, or of a file with several; throws an InputError when it is none. */
  read(text: string): readonly ReadableCreature[]
  /** Creatures that come with the game, by kind and within a kind by price. */
  readonly bestiary?: readonly BestiaryKind[]
  /** The creature in battle with an army of the game that costs about so much: for its price. */
  trial(creature: Json, trial: PriceTrial): PlannedTrial
}

export interface BestiaryKind {
  /** "Dragons". */
  readonly name: string
  readonly creatures: readonly ShippedCreature[]
}

/** A creature that was converted once and for all: only its price can be chosen. */
export interface ShippedCreature extends ReadableCreature {
  readonly icon: string
  readonly points: number
}

export interface ReadableCreature {
  readonly name: string
  convert(changes?: ConversionChanges): ConvertedCreature
}

/** What the game leaves to whoever converts; what is left out is proposed. */
export interface ConversionChanges {
  readonly health?: number
  /** The Damage of each attack or power, by its name. */
  readonly damage?: { readonly [attack: string]: number }
  readonly points?: number
}

/** A number that came from a table: what it was, and the row. */
export interface WorkedNumber {
  readonly name: string
  readonly value: number
  readonly from: string
  readonly row: string
  readonly rule: RuleId
}

export interface ConvertedCreature {
  readonly name: string
  readonly icon: string
  /** "Huge dragon". */
  readonly kind: string
  readonly points: number
  /** Why it costs that much. */
  readonly pointsWhy: string
  readonly stats: readonly { readonly label: string; readonly value: string }[]
  readonly attacks: readonly { readonly name: string; readonly text: string }[]
  readonly working: readonly WorkedNumber[]
  readonly choices: { readonly health: number; readonly damage: { readonly [attack: string]: number } }
  readonly abilities: readonly { readonly name: string; readonly text: string; readonly isEnforced: boolean }[]
  /** An entry of an army, which brings the creature along. */
  readonly entry: Json
  /** An army of so many of it. */
  army(count: number): Json
}

export interface PriceTrial {
  /** What the opponents may cost in all. */
  readonly points: number
  readonly seed: number
}

export interface PlannedTrial {
  readonly plan: BattlePlan
  /** The creature's side. */
  readonly side: string
  /** How many of the creature take part, and what the others cost in fact. */
  readonly count: number
  readonly against: number
}
