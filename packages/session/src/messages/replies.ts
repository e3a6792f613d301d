/** What the worker replies to questions about a move or an answer that has not been made. */
import type { Answer, AttackForecast, FigureId, MoveDanger, Refusal, Spot, Text, Worded } from '@muster/engine'
import type { Leg, Point } from '@muster/table'
import type { ShownTable } from './shown.ts'
import type { DiceThrow } from './snapshot.ts'

/** What a path would be: how much of it is legal, what it costs, whom it touches, and what stops it. */
export type MoveTrial = Worded<UnwordedMoveTrial>

export interface UnwordedMoveTrial {
  readonly figure: FigureId
  readonly start: Point
  readonly path: readonly Point[]
  readonly legs: readonly Leg[]
  readonly spent: number
  readonly allowance: number
  readonly touches: readonly FigureId[]
  /** Who may strike on the way, and where. */
  readonly strikers: readonly { readonly figure: FigureId; readonly at: Point }[]
  /** What else may go wrong on the way. */
  readonly dangers: readonly MoveDanger[]
  /** Of a unit: where each model would stand. */
  readonly ends?: readonly Spot[]
  readonly refusal?: Refusal
}

/** What an answer would be: refused, or allowed, and then whether it can be taken back. */
export type AnswerTrial = Worded<UnwordedAnswerTrial>

export interface UnwordedAnswerTrial {
  readonly refusal?: Refusal
  readonly irreversible: boolean
}

/** The table as it was, and the dice that lay in the tray then. */
export interface PastMoment {
  readonly view: ShownTable
  readonly thrown: readonly DiceThrow[]
  /** How many answers and rolls lay behind it; undefined where it cannot be played on. */
  readonly entries?: number
  /** Of an old battle: why the table can be shown only as it was earlier, or at the end. */
  readonly inexactBecause?: string
}

/** Ground an enemy could come to in its next turn, and how far from there it strikes. No ground: it stays. */
export interface ThreatArea {
  readonly figure: FigureId
  readonly rings: readonly (readonly Point[])[]
  readonly strikeRange: number
}

/** Ground a figure can come to, as closed rings in table lengths. */
export type ReachArea = Worded<UnwordedReach>

export interface UnwordedReach {
  readonly figure: FigureId
  readonly rings: readonly (readonly Point[])[]
  /** The part of it from which it can still do something else, and what that is. */
  readonly keeps?: { readonly rings: readonly (readonly Point[])[]; readonly allowance: number; readonly label: Text }
}

/** What the computer would do in a person's place. */
export type Advice = Worded<UnwordedAdvice>

export interface UnwordedAdvice {
  readonly answer: Answer
  readonly why: Text
}

/** What could be done from the end of a move; `was`: the chance of the same from where the figure stands. */
export type UnwordedOpportunity = AttackForecast & { readonly was?: number }
export type Opportunity = Worded<UnwordedOpportunity>

/** The answers that lead to an attack on a target, and the option that makes it or the place that it is aimed at. */
export type AttackPlan = { readonly before: readonly Answer[] } & (
  | { readonly option: string }
  | { readonly place: Point }
)

/** An option and the computer's guess of its worth, comparable within one question. */
export interface RankedOption {
  readonly option: string
  readonly score: number
}

/** What may happen to a figure or a unit because of an answer. */
export interface Risk {
  readonly figure: FigureId
  readonly falls: number
  readonly hurt: number
  /** For a unit: how many models it loses on average; it falls when it loses any. */
  readonly losses?: number
}

export type AnswerRisks = Worded<UnwordedRisks>

export interface UnwordedRisks {
  readonly risks: readonly Risk[]
  /** How questions on the way are taken to be answered, where there are any. */
  readonly assumes?: Text
}
