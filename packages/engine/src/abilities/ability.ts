/**
 * An ability: what a profile, weapon, armour, item, condition, spell in force, mastery, aura, mount or template adds
 * to the rules. All of them are the same kind of object, whatever they hang on, in every game.
 */
import type { Part } from '../common/sums.ts'
import type { FigureId, RuleId } from '../common/ids.ts'
import type { Play } from '../play/play.ts'
import type { Step } from '../decisions/step.ts'
import type { MemoryPlan } from './memory.ts'
import type { AbilityAnswer } from './question.ts'
import type { MomentRule, RollRule, SumRule, Vocabulary } from './vocabulary.ts'

/** The types of one game's abilities, in one bundle. */
export interface AbilityTypes {
  readonly state: object
  readonly figure: { readonly id: FigureId }
  /** The ids of all abilities of the game: a union, so that a misspelt one does not compile. */
  readonly id: string
  /** What a player may do with an ability: the game's own form. */
  readonly action: unknown
  readonly vocabulary: Vocabulary
}

type Sums<T extends AbilityTypes> = T['vocabulary']['sums']
type Rolls<T extends AbilityTypes> = T['vocabulary']['rolls']
type Moments<T extends AbilityTypes> = T['vocabulary']['moments']

export type SumName<T extends AbilityTypes> = keyof Sums<T> & string
export type RollName<T extends AbilityTypes> = keyof Rolls<T> & string
export type MomentName<T extends AbilityTypes> = keyof Moments<T> & string

/** What a sum, a roll or a moment is about. */
export type SumAbout<T extends AbilityTypes, K extends SumName<T>> =
  Sums<T>[K] extends SumRule<infer _F, infer A> ? A : never
export type RollAbout<T extends AbilityTypes, K extends RollName<T>> = Rolls<T>[K] extends RollRule<infer A> ? A : never
export type MomentAct<T extends AbilityTypes, K extends MomentName<T>> =
  Moments<T>[K] extends MomentRule<infer A, infer _R> ? A : never

/** The roles in which a moment can be heard. */
export type MomentRole<T extends AbilityTypes, K extends MomentName<T>> =
  | (Moments<T>[K] extends MomentRule<infer _A, infer R> ? R : never)
  | (Moments<T>[K] extends { readonly anybody: true } ? 'anybody' : never)

/** Adds a part to a sum or sets the sum, or gives advantage (+1) or disadvantage (−1) on a roll. */
export type Gives<T extends AbilityTypes, A> = (
  state: T['state'],
  bearer: T['figure'],
  about: A,
  own: BorneAbility<T>,
) => Part | undefined

/** Reacts to a moment. One that asks or rolls is a step; any other just does it. */
export type Reacts<T extends AbilityTypes, A> = (
  play: Play<T['state']>,
  bearer: FigureId,
  act: A,
  own: BorneAbility<T>,
) => Step | void

export interface Ability<T extends AbilityTypes> {
  readonly id: T['id']
  readonly name: string
  readonly rule: RuleId
  /** What it does, in our words: shown on the card. */
  readonly text: string
  /** Parts it adds to sums of its bearer. */
  readonly adds?: { readonly [K in SumName<T>]?: Gives<T, SumAbout<T, K>> }
  /** What a sum of its bearer is, whatever is added. Where several abilities say so, the lowest counts. */
  readonly sets?: { readonly [K in SumName<T>]?: Gives<T, SumAbout<T, K>> }
  /** A part of +1 is a source of advantage, of −1 one of disadvantage. */
  readonly advantage?: { readonly [K in RollName<T>]?: Gives<T, RollAbout<T, K>> }
  /** How it reacts to moments, in each role its bearer may have in them. */
  readonly on?: {
    readonly [K in MomentName<T>]?: { readonly [R in MomentRole<T, K>]?: Reacts<T, MomentAct<T, K>> }
  }
  /** Its answers to questions that single rules ask ("may it hide in the open?"). */
  readonly answers?: readonly AbilityAnswer<T>[]
  /** What its bearer may do because of it, besides the common actions. */
  readonly actions?: readonly T['action'][]
  /** Two sources of it count twice; usually an ability counts once. */
  readonly stacks?: true
  /** What it remembers about its bearer. */
  readonly memory?: MemoryPlan
  /** It reaches out to others: what each of them bears while it stands in reach. */
  readonly aura?: Aura<T>
}

/** What an ability gives to others. Who stands in reach is told by the game's aura source. */
export interface Aura<T extends AbilityTypes> {
  readonly inches: number
  readonly whom: 'friends' | 'enemies' | 'everybody'
  /** Whether its bearer has what it gives too. */
  readonly self: boolean
  readonly gives: Ability<T>
}

/** An ability as somebody bears it. */
export interface BorneAbility<T extends AbilityTypes> {
  readonly ability: Ability<T>
  /** The id of what it comes from, where it is not printed: the spell in force, the bearer of an aura. */
  readonly origin: string | undefined
}
