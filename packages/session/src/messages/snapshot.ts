/** The state of the battle as whoever looks on sees it, and what changed of it. */
import type { Answer, Decision, FigureView, Result, Roll, SideId, TableView, LogEntry } from '@muster/engine'
import type { Patch } from '../patch/patch.ts'
import type { Seat, SeenOptions } from './options.ts'

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

/** A line of the log, and the number of the event it tells. */
export interface LogLine extends LogEntry {
  readonly event: number
}

/** Lines of the log; they replace whatever was told from event `from` on. */
export interface LogPart {
  readonly from: number
  readonly lines: readonly LogLine[]
}

/** How the battle stands. */
export interface SnapshotState {
  readonly game: string
  readonly view: TableView
  readonly decision?: Decision
  /** Who sits where the question goes. */
  readonly answeredBy?: Seat
  readonly awaited?: Roll
  readonly result?: Result
  /** Those a placing is about, as they will look: until they are placed the view does not have them. */
  readonly pieces: readonly FigureView[]
  /** Why the last answer cannot be taken back; absent when it can. */
  readonly noUndo?: string
  readonly canRedo: boolean
  /** The side the computer plays for its person just now. */
  readonly delegatedSide?: SideId
  /** Figures with the name of the one that moved last, which could follow it. */
  readonly followers?: { readonly name: string; readonly count: number }
  readonly options: SeenOptions
  /** Why it can be looked at but not played on: the rules have changed since. */
  readonly outdated?: string
}

/** What happened since the last look; each is told once. */
export interface News {
  readonly log: LogPart
  readonly played?: PlayedAnswer
  readonly thrown: readonly DiceThrow[]
}

/** How the battle stands, and how it came there. */
export type Snapshot = SnapshotState & News

/** What is sent after each change: what is new, and what changed since the update before. */
export interface Update extends News {
  readonly changed?: Patch
}
