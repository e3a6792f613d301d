/** What a spell is: a card to read, what it is cast at, and what it does while it lasts or at its moment. */
import type { Aura, FigureId, Play, RuleId, Step, Sum } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Weapon } from './profile.ts'
import type { Effect, Figure, Order, State } from './state.ts'
import type { DragonAbility, DragonTypes } from './ability.ts'
import type { SpellId } from './vocabulary.ts'

/** Whom, where and what for: settled before anybody can counter it. */
export interface Chosen {
  readonly targets: readonly FigureId[]
  readonly at?: Point
  readonly choice?: string
  /** Command: the word for each of its targets. */
  readonly orders?: readonly Order[]
}

/** A spell being cast. */
export interface Casting extends Chosen {
  readonly spell: SpellId
  readonly caster: FigureId
  readonly potency: number
}

interface Card {
  readonly id: SpellId
  readonly name: string
  readonly icon: string
  readonly rule: RuleId
  /** What it does, in our words: shown on the card. */
  readonly text: string
  /** Whoever it reaches may be hurt: there are chances to tell. */
  readonly harms?: true
  /** What dice decide about whoever it is cast at: how badly it is hurt, or whether the spell works on it at all. */
  readonly decidedBy?: 'harm' | 'save'
}

interface Aimable {
  /** Whether there is anything it could be cast at now. */
  canBeCast(state: State, caster: Figure): boolean
  choose(play: Play<State>, caster: FigureId): Step<Chosen>
}

/** A movement action, prepared for with half the Speed. */
export interface StandardSpell extends Card, Aimable, Lasting {
  readonly kind: 'standard'
  work(play: Play<State>, casting: Casting): Step
}

/** What a spell in force does. Standard spells may leave something behind too. */
export interface Lasting {
  /** What it gives to a character it was cast on, or to its caster. */
  gives?(state: State, effect: Effect, figure: Figure): DragonAbility | undefined
  /** What goes out from its caster. */
  aura?(potency: number): Aura<DragonTypes>
  /** When it is over. `kept` are those on whom it goes on because it was renewed on them. */
  end?(play: Play<State>, effect: Effect, kept: readonly FigureId[]): Step
  /** A character it lies on, or its caster, is gone. */
  removed?(play: Play<State>, effect: Effect, gone: FigureId): Step
  /** What its caster may do with it in a movement turn, without a slot and without an action. */
  readonly inTurn?: {
    readonly label: string
    isPossible(state: State, effect: Effect): boolean
    use(play: Play<State>, effectId: string): Step
  }
  /** For each it lies on. */
  atRoundEnd?(play: Play<State>, effectId: string, target: FigureId): Step
  /** What it has summoned fights for its caster: as well as this, and as hard. */
  strikes?(state: State, effect: Effect): Summoned
  /** Dispel Magic can end it. Every incantation can be ended so. */
  readonly dispellable?: true
  /** Weather over the whole battlefield. */
  weather?(effect: Effect): Weather
}

export interface Summoned {
  readonly weapon: Weapon
  readonly fight: Sum
  readonly strength: Sum
}

export const WEATHERS = ['fog', 'gale', 'snow'] as const
export type Weather = (typeof WEATHERS)[number]

/** Needs concentration; no action. */
export interface Incantation extends Card, Aimable, Lasting {
  readonly kind: 'incantation'
  begin?(play: Play<State>, effectId: string): Step
}

/** No action. Either at its moment, or at any moment of the caster's own movement turn. */
export interface QuickSpell extends Card, Lasting {
  readonly kind: 'quick'
  readonly on?: NonNullable<DragonAbility['on']>
  readonly inOwnTurn?: Aimable & { work(play: Play<State>, casting: Casting): Step }
}

export type Spell = StandardSpell | Incantation | QuickSpell
