/** Who plays each side and how dice are rolled, and what a saved battle contains. */
import type { BattlePlan, BattleRecord, StandingAnswer, SideId, TableView } from '@muster/engine'
import type { KeptThrow } from './snapshot.ts'

export const SEATS = ['person', 'computer'] as const
export type Seat = (typeof SEATS)[number]
export type Seats = { readonly [side: SideId]: Seat }

export const SKILLS = ['quick', 'good'] as const
export type Skill = (typeof SKILLS)[number]

/** Seeded dice go on from their number; typed dice, or those of a side that rolls by hand, wait to be told what fell. */
export type DiceSource = { readonly seed: number; readonly byHand?: readonly SideId[] } | 'typed'

export interface NamedStandingAnswer {
  readonly by: SideId
  readonly what: string
  /** What the list of settings calls it. */
  readonly name: string
  readonly answer: StandingAnswer
}

export interface SessionOptions {
  readonly seats: Seats
  readonly skill: Skill
  readonly dice: DiceSource
  /** Absent if there are none. */
  readonly standingAnswers?: readonly NamedStandingAnswer[]
  /** All figures were deployed from the start, and are again if the battle is restarted. */
  readonly ready?: boolean
  /** The round of another battle from which this one was played on; absent in a battle of its own. */
  readonly fromRound?: number
}

/** The options without the number that the dice to come are made of. */
export type SeenOptions = Omit<SessionOptions, 'dice'> & {
  readonly dice: 'typed' | { readonly byHand?: readonly SideId[] }
}

/** A battle begins from a plan, from a kept record, or from the text of a file that may be anything. */
export type BattleSource =
  | { readonly game: string; readonly plan: BattlePlan; readonly options: SessionOptions }
  | { readonly save: BattleSave }
  | { readonly text: string; readonly seed: number }

/** All that is needed to go on another day. */
export interface BattleSave {
  readonly record: BattleRecord
  readonly options: SessionOptions
  /** The table as it stood: what is shown should the rules ever lead elsewhere. */
  readonly view?: TableView
  /** The dice that lay in the tray. */
  readonly thrown?: readonly KeptThrow[]
}
