/**
 * What abilities of one game may bear on, declared once: its sums, its rolls and its moments. The lists are read off
 * this declaration, so an ability that names a sum, a moment or a role that does not exist does not compile.
 */
import type { Part } from '../common/sums.ts'
import type { FigureId, RuleId } from '../common/ids.ts'

/** The ids of abilities that come with an event and not with a figure: the riders of the weapon, the mastery used. */
export type Riders<A> = (about: A) => readonly string[] | undefined

/** A number of a figure: what is printed, and what else bears on it besides the figure's abilities. */
interface SumDeclaration<F, A> {
  /** How the printed part is called, and the rule behind it. */
  readonly source: string | ((about: A) => string)
  readonly rule: RuleId
  printed(figure: F, about: A): number
  /** Parts that come with what the sum is asked about, such as an attack's own modifiers. */
  adds?(about: A): readonly Part[] | undefined
  /** Settles the sum as abilities do with `sets`, for instance "Armor is ignored". */
  sets?(about: A): Part | undefined
  readonly riders?: Riders<A>
  /** About nothing, it follows from the figure and what it bears alone: it is kept until that changes. */
  readonly isSteady?: true
  readonly floor?: { readonly at: number; readonly rule: RuleId }
  readonly ceiling?: { readonly at: number; readonly rule: RuleId }
}

/** All fields are always there, so that the engine reads every rule in the same way. */
export type SumRule<F, A> = { readonly [K in keyof Required<SumDeclaration<F, A>>]: SumDeclaration<F, A>[K] }

/** A roll that advantage and disadvantage bear on. */
export interface RollRule<A> {
  readonly riders: Riders<A> | undefined
}

export interface MomentRoleRule<A, R extends string> {
  readonly role: R
  of(act: A): FigureId | undefined
}

/**
 * Something that happens in the flow. `roles` names the figures it happens to: each of them hears it, in play or not.
 * With `anybody`, everybody in play hears it too.
 */
export interface MomentRule<A, R extends string> {
  /** Abilities that come with the event: each reacts for the figure in the role it listens to. */
  readonly riders: Riders<A> | undefined
  readonly roles: readonly MomentRoleRule<A, R>[]
  readonly anybody: boolean
}

type Roles<A, R extends string> = { readonly [role in R]: (act: A) => FigureId | undefined }

const listed = <A, R extends string>(roles: Roles<A, R>): readonly MomentRoleRule<A, R>[] =>
  (Object.keys(roles) as R[]).map((role) => ({ role, of: roles[role] }))

export const sumRule =
  <A>() =>
  <F>({
    source,
    rule,
    printed,
    adds,
    sets,
    riders,
    isSteady,
    floor,
    ceiling,
  }: SumDeclaration<F, A>): SumRule<F, A> => ({
    source,
    rule,
    printed,
    adds,
    sets,
    riders,
    isSteady,
    floor,
    ceiling,
  })

export const rollRule = <A>(riders?: Riders<A>): RollRule<A> => ({ riders })

/** A moment heard by the figures it happens to, each in its role. */
export const heardBy =
  <A>() =>
  <R extends string>(roles: Roles<A, R>, riders?: Riders<A>): MomentRule<A, R> => ({
    roles: listed(roles),
    anybody: false,
    riders,
  })

/** A moment everybody in play hears, as `anybody`. */
export const heardByAnybody = <A>(): MomentRule<A, never> & { readonly anybody: true } => ({
  roles: [],
  anybody: true,
  riders: undefined,
})

/** A moment heard by the figures it happens to, and by everybody in play as `anybody`. */
export const heardByAnybodyAnd =
  <A>() =>
  <R extends string>(roles: Roles<A, R>, riders?: Riders<A>): MomentRule<A, R> & { readonly anybody: true } => ({
    roles: listed(roles),
    anybody: true,
    riders,
  })

export interface Vocabulary {
  readonly sums: { readonly [name: string]: SumRule<never, never> }
  readonly rolls: { readonly [name: string]: RollRule<never> }
  readonly moments: { readonly [name: string]: MomentRule<never, string> }
}
