/** What the worker replies to questions about a move or an answer that has not been made. */
import type { Answer, FigureId, MoveDanger, Refusal, Spot, Text, Worded } from '@muster/engine'
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
export interface ReachArea {
  readonly figure: FigureId
  readonly rings: readonly (readonly Point[])[]
}

/** What the computer would do in a person's place. */
export interface Advice {
  readonly answer: Answer
  readonly why: string
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
