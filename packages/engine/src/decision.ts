/**
 * The whole language between a game and its players: five kinds of decision, each plain data, and
 * for each the form its answer takes. People, bots, tests and the network all speak it.
 */
import type { Base, Length, Outline, Point } from '@muster/table'
import type { FigureId, RuleId, SideId } from './ids.ts'

/** What every decision says. `what` is its stable name, `prompt` the one sentence a person reads. */
export interface Ask {
  readonly by: SideId
  readonly what: string
  readonly prompt: string
  readonly rule: RuleId
  readonly about?: FigureId
  /** What a clock that runs out, or a player in a hurry, would take. Always legal. */
  readonly default: Answer
  /** Answers that are words: every option of a `choose`; in the other kinds "done", "pass", … */
  readonly options: readonly Option[]
}

export interface Option {
  readonly id: string
  readonly label: string
  readonly figure?: FigureId
  readonly spot?: Point
  /** One more line for the person who hesitates. */
  readonly hint?: string
}

export interface ChooseDecision extends Ask {
  readonly kind: 'choose'
  readonly least: number
  readonly most: number
}

export interface Mover {
  readonly figure: FigureId
  readonly allowance: Length
  /** A cap on the length of the path, apart from what it costs. */
  readonly longest?: Length
  /** How this move is called when it is not a plain one ("withdraw"). */
  readonly manner?: string
}

export interface MoveDecision extends Ask {
  readonly kind: 'move'
  readonly movers: readonly Mover[]
}

export interface PlaceDecision extends Ask {
  readonly kind: 'place'
  readonly pieces: readonly { readonly figure: FigureId; readonly base: Base }[]
  /** Where they may stand; the rules may forbid more (the refusal then says what). */
  readonly zone: readonly Outline[]
}

export interface AimDecision extends Ask {
  readonly kind: 'aim'
  readonly from: FigureId
  readonly range: Length
  readonly template: { readonly is: 'disc'; readonly radius: Length } | { readonly is: 'point' }
    | { readonly is: 'cone' | 'line'; readonly length: Length; readonly width: Length }
}

/** One who may be linked to targets: a shooter to one target, a fighter's attacks to several. */
export interface Linker {
  readonly figure: FigureId
  readonly least: number
  readonly most: number
  readonly targets: readonly FigureId[]
}

export interface PairDecision extends Ask {
  readonly kind: 'pair'
  readonly linkers: readonly Linker[]
}

export type Decision = ChooseDecision | MoveDecision | PlaceDecision | AimDecision | PairDecision
export type DecisionKind = Decision['kind']

export interface Pick { readonly pick: readonly string[] }
export interface MoveAnswer { readonly figure: FigureId; readonly path: readonly Point[] }
export interface Spot { readonly figure: FigureId; readonly at: Point; readonly facing?: Point }
export interface PlaceAnswer { readonly spots: readonly Spot[] }
export interface AimAnswer { readonly at: Point }
export interface Link { readonly from: FigureId; readonly to: FigureId }
export interface PairAnswer { readonly links: readonly Link[] }

export type Answer = Pick | MoveAnswer | PlaceAnswer | AimAnswer | PairAnswer

export const picked = (answer: Answer): string | undefined => ('pick' in answer ? answer.pick[0] : undefined)
export const pick = (...ids: readonly string[]): Pick => ({ pick: ids })

/** Why an answer is not allowed, the rule that says so, and what would be. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly rule: RuleId
  readonly at?: Point
  readonly figure?: FigureId
  readonly piece?: string
  readonly nearest?: Answer
}
