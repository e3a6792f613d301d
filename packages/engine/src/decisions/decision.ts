/**
 * Decisions and answers: five kinds, each plain data. People, bots, tests and the network all use them.
 */
import type { Base, Length, Outline, Point } from '@muster/table'
import type { FigureId, RuleId, SideId } from '../common/ids.ts'
import type { Text } from '../common/text.ts'
import type { Intent } from './intent.ts'

/** What every decision says. `what` is its stable name, `prompt` the one sentence a person reads. */
export interface DecisionBase {
  readonly by: SideId
  readonly what: string
  readonly prompt: Text
  readonly rule: RuleId
  readonly about?: FigureId | undefined
  /** A reaction or another "may" that players can settle once and for all: what their list of settings calls it. */
  readonly reaction?: string
  /** The option that declines it, where it is not called "no". */
  readonly decline?: string
  /** What becomes of figures that it may take from the table, where they do not fall: "flees". */
  readonly fate?: string
  /** The answer taken when a clock runs out. Always legal. */
  readonly default: Answer
  /** All options of a `choose`; in the other kinds "done", "pass" and the like. */
  readonly options: readonly Option[]
}

export interface Option {
  readonly id: string
  readonly label: Text
  /** Who acts, or whom it is about. */
  readonly figure?: FigureId
  /** The target: dragging `figure` onto it means this option. */
  readonly at?: FigureId
  /** How `figure` acts, where it may do the same to several targets: "Curse", "spear, Spear Mastery". */
  readonly manner?: Text
  /** It is meant for enemies: whoever aims it at their own side is asked once more. */
  readonly harmful?: true
  /** It gives the battle up: screens keep it in a menu. */
  readonly concedes?: true
  /** What comes next is the question where `figure` moves, freely or into contact: dragging it means this option. */
  readonly moves?: 'freely' | 'into-contact'
  readonly spot?: Point
  /** The attack, shot or spell it stands for, if it is one: its forecast is shown beside it. */
  readonly intent?: Intent
  /** One more line of explanation. */
  readonly hint?: Text
  /** A screen may fold options of one group together. */
  readonly group?: Text
  /** The die of the decision that it turns, by its place, and to which face: clicking that die means this option. */
  readonly turns?: { readonly die: number; readonly to: number }
}

/** A die that was rolled and is not counted yet: some of its options turn it. */
export interface TurnableDie {
  /** Whose roll it is. */
  readonly of: FigureId
  readonly by: SideId
  readonly sides: number
  /** What it shows now; it may have been turned before. */
  readonly face: number
  readonly rolled: number
  readonly succeeds: readonly number[]
}

export interface ChooseDecision extends DecisionBase {
  readonly kind: 'choose'
  readonly least: number
  readonly most: number
  /** The dice it is about, where it asks which to turn. */
  readonly dice?: readonly TurnableDie[]
}

export interface Mover {
  readonly figure: FigureId
  readonly allowance: Length
  /** The most a path may be long, whatever it costs. */
  readonly longest?: Length
  /** How far it may move and still do something afterwards: "still shoots". Absent where moving costs nothing else. */
  readonly keeps?: { readonly allowance: Length; readonly label: Text }
  /** The name of a special move ("withdraw"). */
  readonly manner?: string
  /** A unit that moves as one: `figure` is then the unit's id, and the path that of its centre-point. */
  readonly unit?: Formation
}

/** Models that move or are placed as one body, and the shapes it may take ("as it stands", "line", "file", …). */
export interface Formation {
  readonly models: readonly FigureId[]
  readonly centre: Point
  readonly shapes: readonly { readonly id: string; readonly label: string }[]
}

export interface MoveDecision extends DecisionBase {
  readonly kind: 'move'
  readonly movers: readonly Mover[]
}

export interface PlaceDecision extends DecisionBase {
  readonly kind: 'place'
  /** `name` and `icon` for what is no figure: a prison, a chest. */
  readonly pieces: readonly {
    readonly figure: FigureId
    readonly base: Base
    readonly name?: Text
    readonly icon?: string
  }[]
  /** Some of them may be left for later: whoever has no place waits. */
  readonly mayWait?: true
  /** Where they may stand; the rules may forbid more (the refusal then says what). */
  readonly zone: readonly Outline[]
  /** Pieces that are placed as one body. */
  readonly units?: readonly (Formation & { readonly figure: FigureId })[]
}

export interface AimDecision extends DecisionBase {
  readonly kind: 'aim'
  readonly from: FigureId
  readonly range: Length
  readonly template:
    | { readonly is: 'disc'; readonly radius: Length }
    | { readonly is: 'point' }
    | { readonly is: 'cone' | 'line'; readonly length: Length; readonly width: Length }
}

/** A figure that may be linked to targets: a shooter to one target, a fighter's attacks to several. */
export interface Linker {
  readonly figure: FigureId
  readonly least: number
  readonly most: number
  readonly targets: readonly FigureId[]
  /** What a link is, where it is an attack or a shot: the kind of its forecast. */
  readonly kind?: string
}

export interface PairDecision extends DecisionBase {
  readonly kind: 'pair'
  readonly linkers: readonly Linker[]
}

export type Decision = ChooseDecision | MoveDecision | PlaceDecision | AimDecision | PairDecision

export interface Pick {
  readonly pick: readonly string[]
}
export interface MoveAnswer {
  readonly figure: FigureId
  readonly path: readonly Point[]
  /** Where each model of a unit ends. */
  readonly ends?: readonly Spot[]
  /** A right that is claimed with the move ("leeway"), offered by a refusal. */
  readonly claim?: string
}
export interface Spot {
  readonly figure: FigureId
  readonly at: Point
  readonly facing?: Point
}
export interface PlaceAnswer {
  readonly spots: readonly Spot[]
  readonly claim?: string
}
export interface AimAnswer {
  readonly at: Point
}
export interface Link {
  readonly from: FigureId
  readonly to: FigureId
}
export interface PairAnswer {
  readonly links: readonly Link[]
}

export type Answer = Pick | MoveAnswer | PlaceAnswer | AimAnswer | PairAnswer

export const picked = (answer: Answer): string | undefined => ('pick' in answer ? answer.pick[0] : undefined)
export const pick = (...ids: readonly string[]): Pick => ({ pick: ids })

/** Why an answer is not allowed, the rule that says so, and what would be. */
export interface Refusal {
  readonly code: string
  readonly message: Text
  readonly rule: RuleId
  readonly at?: Point
  readonly figure?: FigureId
  readonly piece?: string
  /** Looked for when it is read, where that takes a search. */
  readonly nearest?: Answer | undefined
  /** Answers that would be allowed at a price ("Claim leeway"). */
  readonly offers?: readonly { readonly label: Text; readonly hint?: Text; readonly answer: Answer }[]
}
