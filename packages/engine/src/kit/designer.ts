/** A workshop for the players' own units, as data: parts to choose from, and the resulting card. */
import type { Sum } from '../common/sums.ts'
import type { Json, RuleId } from '../common/ids.ts'
import type { Complaint, ReadyArmy } from './army.ts'
import type { Stat } from './view.ts'

/** Where players design units of their own: the parts to choose from, and the resulting card. */
export interface Designer {
  readonly parts: readonly DesignPart[]
  /** A first design to change, and ready-made ones by theme to start from. */
  readonly blank: Design
  readonly examples: readonly { readonly theme: string; readonly designs: readonly Design[] }[]
  /** Works a design out: its numbers with where they come from, its cost, and what is wrong with it. */
  card(design: Design): DesignedCard
  /** An army of these designs: as `checkArmy` reads it, and what must be agreed for it. */
  army(name: string, designs: readonly Design[]): Pick<ReadyArmy, 'army' | 'needs'>
  /** The design that an entry of an army holds; undefined if it holds none. */
  designOf(entry: Json): Design | undefined
}

/** Choices of each part by their ids; `count` is the number of models. */
export interface Design {
  readonly name: string
  readonly icon: string
  readonly count: number
  readonly flavour?: string
  readonly chosen: { readonly [part: string]: readonly string[] }
  /** Names players give to what they chose (a legendary sword's), by the choice's id. */
  readonly named?: { readonly [choice: string]: string }
}

export interface DesignPart {
  readonly id: string
  readonly label: string
  readonly line: string
  /** Most choices that may be taken; 1 means one of them, or none where `least` is 0. */
  readonly least: number
  readonly most: number
  readonly choices: readonly {
    readonly id: string
    readonly label: string
    readonly line: string
    readonly cost: string
    readonly rule: RuleId
    readonly isNamed?: boolean
  }[]
}

export interface DesignedCard {
  readonly kind: string
  readonly models: { readonly least: number; readonly most: number }
  /** Rows and columns as the card prints them; a box without a value cannot be done at all. */
  readonly stats: readonly Stat[]
  readonly perModel: Sum
  readonly points: number
  readonly notes: readonly { readonly name: string; readonly text: string; readonly rule?: RuleId }[]
  readonly complaints: readonly Complaint[]
  /** Choices that cannot be taken with the others now, and why. */
  readonly barred: { readonly [choice: string]: string }
}
