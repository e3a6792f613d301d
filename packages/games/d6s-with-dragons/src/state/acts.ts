/** What happens in a battle, as data: an attack, a hit, a save, a wound that is coming. Abilities read and change it. */
import type { FigureId, Part, RuleId, Sum, Luck } from '@muster/engine'
import type { Weapon } from './profile.ts'
import type { Casting } from './spell.ts'
import type { Condition } from './state.ts'
import type { AbilityId, ConditionName, DamageType, MasteryId, Save, SpellId } from './vocabulary.ts'

export interface Attack extends AttackDetails {
  readonly by: FigureId
  readonly at: FigureId
  readonly weapon: Weapon
  readonly kind: 'melee' | 'opportunity' | 'ranged'
}

/** What belongs to one attack alone. */
export interface AttackDetails {
  /** Modifiers of this attack. */
  readonly fight?: readonly Part[] | undefined
  readonly strength?: readonly Part[] | undefined
  /** Sources of advantage (+1) and disadvantage (−1). */
  readonly luck?: readonly Part[] | undefined
  /** The mastery put into it. */
  readonly mastery?: MasteryId | undefined
  /** +1 Fight is added for it; do not add it to `fight` as well. */
  readonly flanked?: boolean | undefined
  /** At long range of the one aimed at; −1 Fight is added for it. */
  readonly far?: boolean | undefined
  /** A spell that flies at its target: named in the block check. */
  readonly spell?: SpellId | undefined
  /** The Strength of a power that has its own, whatever its user's. */
  readonly power?: Sum | undefined
  /** Made by a summoned weapon: with this Fight, and with nothing that bears on its caster. */
  readonly summoned?: Sum | undefined
}

const NO_RIDERS: readonly AbilityId[] = []

/** The abilities that count for this attack alone: those of the weapon, and the mastery put into it. */
export function ridersOf({ weapon, mastery }: Attack): readonly AbilityId[] {
  const { riders = NO_RIDERS } = weapon
  return mastery === undefined ? riders : [...riders, mastery]
}

export interface SaveAsked {
  readonly of: FigureId
  readonly save: Save
  readonly potency: number
  /** Whose power it is against. */
  readonly by?: FigureId | undefined
  /** Against a spell, not some other power. */
  readonly spell?: boolean | undefined
  /** What it is for: `climb`, `bane` … Told, not rolled under. */
  readonly purpose: string
  /** Sources of advantage (+1) and disadvantage (−1) of this save alone. */
  readonly luck?: readonly Part[] | undefined
}

export interface FailedSave extends SaveAsked {
  /** Set by an ability that turns it into a success. */
  saved: boolean
}

/** A die at or below `first` wounds; with `second`, a first die that passes is rolled again against it. */
export interface ToWound {
  readonly first: number
  readonly second?: number
}

/** A to-hit roll that has succeeded and not taken effect yet. */
export interface ComingHit {
  readonly attack: Attack
  /** What the die shows, and the Armor it has beaten. The same die must beat what abilities add to that, too. */
  readonly face: number | undefined
  readonly armor: number
  readonly more: Part[]
}

/** A hit that is certain: an ability may have somebody else take it. */
export interface HitToTake {
  readonly attack: Attack
  at: FigureId
  /** By which rule somebody else takes it. */
  rule: RuleId | undefined
}

/** A hit before its to-wound dice: abilities may change how hard it harms, with how many dice and with what. */
export interface Hit {
  readonly attack: Attack
  readonly luck: Luck
  /** Who takes it. */
  readonly at: FigureId
  /** Parts that abilities add to its Strength. */
  readonly strength: Part[]
  /** Parts that abilities add to its to-wound dice. */
  readonly dice: Part[]
  type: DamageType | undefined
}

export interface AttackResult {
  readonly attack: Attack
  /** Who was attacked in the end. */
  readonly at: FigureId
  readonly hit: boolean
  readonly wounds: number
}

/** Harm that has been dealt, whether it wounded or not. */
export interface Harm {
  readonly figure: FigureId
  readonly by: FigureId | undefined
  readonly type: DamageType | undefined
  /** The attack it came from, if it came from one. */
  readonly attack: Attack | undefined
  readonly wounds: number
}

/** A to-wound roll that would wound. An ability repeats it with `rollAgain` of rules/damage. */
export interface ComingWound {
  readonly by: FigureId | undefined
  /** What does it when nobody does. */
  readonly cause: string | undefined
  readonly at: FigureId
  readonly need: ToWound
  /** From an attack with a to-hit roll, not from an area, a fall or an aura. */
  readonly attack: Attack | undefined
  wounds: boolean
}

export type EliminationKind = 'slain' | 'fled'

export interface ComingElimination {
  readonly figure: FigureId
  readonly by: FigureId | undefined
  readonly weapon: Weapon | undefined
  /** Set by an ability that keeps it in play. */
  prevented: boolean
}

export interface Elimination {
  readonly figure: FigureId
  readonly how: EliminationKind
  readonly by: FigureId | undefined
  readonly weapon: Weapon | undefined
}

/** A condition about to be gained: an ability that takes it over or turns it aside says so. */
export interface ComingCondition {
  readonly figure: FigureId
  readonly condition: Condition
  refused: boolean
}

export interface LostCondition {
  readonly figure: FigureId
  readonly is: ConditionName
}

/** A spell just cast, before its effect. An ability that counters it says so. */
export interface ComingSpell {
  readonly casting: Casting
  countered: boolean
}

/** A spell that nobody has countered, and the box that paid for it. */
export interface PaidSpell {
  readonly casting: Casting
  readonly box: string | undefined
}

export type Phase = 'movement' | 'combat' | 'cleanup'
