/** The state of the battle as a player or onlooker sees it, and what has changed in it. */
import type {
  Answer,
  FigureId,
  FigureView,
  Result,
  Roll,
  RollPurpose,
  RollResults,
  SideId,
  TakenBack,
} from '@muster/engine'
import type { Patch } from '../patch/patch.ts'
import type { Seat, SeenOptions } from './options.ts'
import type { Advice } from './replies.ts'
import type { ShownDecision, ShownLogEntry, ShownTable } from './shown.ts'

/** Dice that were rolled: by whom, what they show, and which faces succeed. */
interface RolledDice {
  readonly by: SideId
  readonly sides: number
  readonly faces: readonly number[]
  readonly succeeds?: readonly number[]
}

/** A roll as people see it, with its purpose in the words of the game. */
export interface DiceThrow extends RolledDice {
  readonly purpose: string
  /** What dice do that succeed and those that fail, in the words of the game. */
  readonly results?: RollResults[string]
}

/** A roll as it is stored. */
export type KeptThrow = RolledDice & RollPurpose

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
  /** Only how many succeed matters, so nobody needs to read each face. */
  readonly isCounted?: true
  /** What dice do that succeed and those that fail, in the words of the game. */
  readonly results?: RollResults[string]
  /** Whom it is about: who acts, then at whom. */
  readonly figures?: readonly FigureId[]
  /** What decides, in the words of the game. */
  readonly note?: string
  /** What each face means, from 1 up. */
  readonly faces?: readonly string[]
  /** The roll before it was a tie. */
  readonly isAfterTie?: true
}

/** Why a figure did not follow its leader: no way there, an enemy in the way, it is asked for more, or it would bind. */
export const STAY_REASONS = ['no-way', 'contact', 'asked', 'binds'] as const
export type StayReason = (typeof STAY_REASONS)[number]

/** What came of it when figures followed the one that moved before them. */
export interface Followed {
  readonly name: string
  readonly moved: number
  readonly stayed: readonly { readonly why: StayReason; readonly count: number }[]
}

/** How the battle stands. */
export interface SnapshotState {
  readonly game: string
  readonly view: ShownTable
  readonly decision?: ShownDecision
  /** The move that the computer would make, in a question about moves. */
  readonly advisedMove?: Advice
  /** Who plays the side that is asked. */
  readonly answeredBy?: Seat
  readonly awaited?: AwaitedDice
  readonly result?: Result
  /** When the battle is over: the figures whose loss a campaign has to settle. */
  readonly lost?: readonly FigureId[]
  /** The figures to be placed, as they will look: the view does not have them until they are placed. */
  readonly pieces: readonly FigureView[]
  /** Why the last answer cannot be taken back; absent when it can. */
  readonly noUndo?: string
  /** The players can agree to take it back all the same. */
  readonly canAgree?: boolean
  readonly canRedo: boolean
  /** Figures and units whose last move can be opened again. */
  readonly reopenable?: readonly FigureId[]
  /** What was taken back by agreement so far. */
  readonly takenBack?: readonly TakenBack[]
  /** The side that the computer plays on behalf of its person for now. */
  readonly delegatedSide?: SideId
  /** Figures with the name of the one that moved last, which could follow it. */
  readonly followers?: { readonly name: string; readonly count: number }
  /** What came of the last "the others likewise". */
  readonly followed?: Followed
  readonly options: SeenOptions
  /** Why it can be looked at but not played on: the rules have changed since. */
  readonly outdated?: string
}

/** The table when dice were thrown, for whoever shows one blow after the other. */
export interface ThrowMoment {
  /** Its place among the throws that are sent with it. */
  readonly throw: number
  /** How many events had been told before it. */
  readonly events: number
  /** What had changed of the table since the throw before, or since the last snapshot. */
  readonly changed?: Patch
}

/** What happened since the last snapshot; each item is sent once. */
export interface News {
  readonly log: LogPart
  readonly played?: PlayedAnswer
  readonly thrown: readonly DiceThrow[]
  /** Absent where nobody watches: the throws are then known, but not when they fell. */
  readonly moments?: readonly ThrowMoment[]
}

/** How the battle stands, and what happened since the last snapshot. */
export type Snapshot = SnapshotState & News

/** What is sent after each change: what is new, and what changed since the update before. */
export interface Update extends News {
  readonly changed?: Patch
}
