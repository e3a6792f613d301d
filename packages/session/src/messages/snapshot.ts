/** The state of the battle as the worker sends it to the page after every answer. */
import type { Answer, Decision, FigureView, Result, Roll, SideId, TableView, LogEntry } from '@muster/engine'
import type { Seat, SessionOptions } from './options.ts'

/** Dice as they fell: who threw them, what for, and which faces would pass. */
export interface DiceThrow {
  readonly purpose: string
  readonly by: SideId
  readonly sides: number
  readonly faces: readonly number[]
  readonly succeeds?: readonly number[]
}

export const diceThrow = ({ purpose, by, sides, succeeds }: Roll, faces: readonly number[]): DiceThrow => ({
  purpose,
  by,
  sides,
  faces,
  ...(succeeds && { succeeds }),
})

export interface PlayedAnswer {
  readonly by: SideId
  readonly what: string
  readonly answer: Answer
  /** The computer's reason, when it was the computer. */
  readonly why?: string
}

export interface Snapshot {
  readonly game: string
  readonly view: TableView
  readonly decision?: Decision
  /** Who sits where the question goes. */
  readonly answeredBy?: Seat
  readonly awaited?: Roll
  readonly result?: Result
  /** New lines of the log; they replace whatever stood from line `from` on. */
  readonly log: { readonly from: number; readonly lines: readonly LogEntry[] }
  /** Those a placing is about, as they will look: until they are placed the view does not have them. */
  readonly pieces: readonly FigureView[]
  readonly played?: PlayedAnswer
  readonly thrown: readonly DiceThrow[]
  /** Why the last answer cannot be taken back; absent when it can. */
  readonly noUndo?: string
  readonly canRedo: boolean
  /** The side the computer plays for its person just now. */
  readonly delegatedSide?: SideId
  /** Figures with the name of the one that moved last, which could follow it. */
  readonly followers?: { readonly name: string; readonly count: number }
  readonly options: SessionOptions
  /** Why it can be looked at but not played on: the rules have changed since. */
  readonly outdated?: string
}
