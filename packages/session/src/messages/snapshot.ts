/** The state of the battle as whoever looks on sees it, and what changed of it. */
import type { Answer, FigureView, Result, Roll, RollPurpose, SideId } from '@muster/engine'
import type { Patch } from '../patch/patch.ts'
import type { Seat, SeenOptions } from './options.ts'
import type { ShownDecision, ShownLogEntry, ShownTable } from './shown.ts'

/** Dice as they fell: who threw them, and which faces would pass. */
interface FallenDice {
  readonly by: SideId
  readonly sides: number
  readonly faces: readonly number[]
  readonly succeeds?: readonly number[]
}

/** A throw as people see it: what for in the words of the game. */
export interface DiceThrow extends FallenDice {
  readonly purpose: string
}

/** A throw as it is kept. */
export type KeptThrow = FallenDice & RollPurpose

export const keptThrow = ({ kind, about, by, sides, succeeds }: Roll, faces: readonly number[]): KeptThrow => ({
  kind,
  about,
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
export type LogLine = ShownLogEntry & {
  readonly event: number
}

/** Lines of the log; they replace whatever was told from event `from` on. */
export interface LogPart {
  readonly from: number
  readonly lines: readonly LogLine[]
}

/** Dice that somebody has to roll. */
export interface AwaitedDice {
  readonly purpose: string
  readonly by: SideId
  readonly count: number
  readonly sides: number
  readonly succeeds?: readonly number[]
}

/** How the battle stands. */
export interface SnapshotState {
  readonly game: string
  readonly view: ShownTable
  readonly decision?: ShownDecision
  /** Who sits where the question goes. */
  readonly answeredBy?: Seat
  readonly awaited?: AwaitedDice
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
