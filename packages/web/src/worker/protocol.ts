/** What the page and the battle's worker say to each other. Plain data, one reply for each call. */
import type {
  Answer,
  BattlePlan,
  BattleRecord,
  Decision,
  FigureId,
  FigureView,
  Habit,
  Prospect,
  Refusal,
  Result,
  Roll,
  SideId,
  Sighting,
  Spot,
  TableView,
  Telling,
} from '@muster/engine'
import type { Leg, Point } from '@muster/table'
import type { Settled } from './standing.ts'
import type { Risk } from './weigh.ts'

export const SEATS = ['person', 'computer'] as const
export type Seat = (typeof SEATS)[number]
export type Seats = { readonly [side: SideId]: Seat }

export const SKILLS = ['quick', 'good'] as const
export type Skill = (typeof SKILLS)[number]

/** Seeded dice go on from their number; typed dice, or those of a side that rolls by hand, wait to be told what fell. */
export type DiceSource = { readonly seed: number; readonly byHand?: readonly SideId[] } | 'typed'

export interface Terms {
  readonly seats: Seats
  readonly skill: Skill
  readonly dice: DiceSource
  /** What players have settled beforehand; absent where nothing is. */
  readonly settled?: readonly Settled[]
}

/** A battle begins from a plan (`ready`: with everybody already in place), from a kept record, or from the text of a file that may be anything. */
export type Beginning =
  | { readonly game: string; readonly plan: BattlePlan; readonly terms: Terms; readonly ready: boolean }
  | { readonly kept: Kept }
  | { readonly text: string; readonly seed: number }

/** All that is needed to go on another day. */
export interface Kept {
  readonly record: BattleRecord
  readonly terms: Terms
  /** The table as it stood: what is shown should the rules ever lead elsewhere. */
  readonly view?: TableView
}

/** Dice as they fell: who threw them, what for, and which faces would pass. */
export interface Thrown {
  readonly purpose: string
  readonly by: SideId
  readonly sides: number
  readonly faces: readonly number[]
  readonly succeeds?: readonly number[]
}

export interface Played {
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
  readonly asked?: Seat
  readonly awaited?: Roll
  readonly result?: Result
  /** New lines of the log; they replace whatever stood from line `from` on. */
  readonly log: { readonly from: number; readonly lines: readonly Telling[] }
  /** Those a placing is about, as they will look: until they are placed the view does not have them. */
  readonly pieces: readonly FigureView[]
  readonly played?: Played
  readonly thrown: readonly Thrown[]
  /** Why the last answer cannot be taken back; absent when it can. */
  readonly noUndo?: string
  readonly canRedo: boolean
  readonly terms: Terms
  /** Where the rules of today part from the record: it can be looked at, not played on. */
  readonly untrue?: string
}

/** What a path would be: how much of it is legal, what it costs, whom it touches, and what stops it. */
export interface MoveTrial {
  readonly figure: FigureId
  readonly start: Point
  readonly path: readonly Point[]
  readonly legs: readonly Leg[]
  readonly spent: number
  readonly allowance: number
  readonly touches: readonly FigureId[]
  /** Whose zones are left on the way, and where: there they may strike. */
  readonly leaves: readonly { readonly figure: FigureId; readonly at: Point }[]
  /** Of a unit: where each model would stand. */
  readonly ends?: readonly Spot[]
  readonly refusal?: Refusal
  readonly binding: boolean
}

/** What an answer would be: refused, or allowed, and then whether it can be taken back. */
export interface Trial {
  readonly refusal?: Refusal
  readonly binding: boolean
  /** After it there would be nothing left to play. */
  readonly ends: boolean
}

/** Ground a figure can come to, as closed rings in table lengths. */
export interface ReachArea {
  readonly figure: FigureId
  readonly rings: readonly (readonly Point[])[]
}

export interface Calls {
  readonly begin: { readonly ask: Beginning; readonly reply: Snapshot }
  readonly answer: {
    readonly ask: Answer
    readonly reply: { readonly refusal?: Refusal; readonly snapshot?: Snapshot }
  }
  readonly think: { readonly ask: undefined; readonly reply: Snapshot }
  readonly undo: { readonly ask: undefined; readonly reply: Snapshot }
  readonly redo: { readonly ask: undefined; readonly reply: Snapshot }
  readonly dice: {
    readonly ask: readonly number[]
    readonly reply: { readonly wrong?: string; readonly snapshot?: Snapshot }
  }
  readonly seats: { readonly ask: Seats; readonly reply: Snapshot }
  readonly tryMove: { readonly ask: MoveWish; readonly reply: MoveTrial | undefined }
  readonly form: { readonly ask: FormWish; readonly reply: readonly Spot[] }
  readonly try: { readonly ask: Answer; readonly reply: Trial }
  readonly reach: { readonly ask: FigureId; readonly reply: ReachArea | undefined }
  readonly sight: { readonly ask: SightWish; readonly reply: Sighting | undefined }
  readonly openings: { readonly ask: OpeningWish; readonly reply: readonly Prospect[] }
  readonly prospects: { readonly ask: ProspectWish; readonly reply: readonly Prospect[] }
  readonly keep: { readonly ask: undefined; readonly reply: Kept }
  /** The table as it was when this line of the log was told. */
  readonly past: { readonly ask: number; readonly reply: TableView | undefined }
  /** Who may fall or be hurt by an answer; undefined where it is too much to work out. */
  readonly weigh: { readonly ask: Answer; readonly reply: readonly Risk[] | undefined }
  /** Whose dice are rolled by hand from now on. */
  readonly byHand: { readonly ask: readonly SideId[]; readonly reply: Snapshot }
  /** Lets Muster roll the dice that are waited for. */
  readonly rollForMe: { readonly ask: undefined; readonly reply: Snapshot }
  readonly settle: { readonly ask: SettleWish; readonly reply: Snapshot }
}
export type CallName = keyof Calls

/** A habit for a question, or none: then it is asked again. */
export type SettleWish = Omit<Settled, 'habit'> & { readonly habit: Habit | undefined }

/** Where a figure should go, by way of which points. */
export interface MoveWish {
  readonly figure: FigureId
  readonly via: readonly Point[]
  readonly goal: Point
  /** Of a unit: the shape it should take, and how far it is turned, in degrees with the clock. */
  readonly shape?: string
  readonly turn?: number
}

/** A body of models placed here in this shape: where would each stand? */
export interface FormWish {
  readonly unit: FigureId
  readonly at: Point
  readonly shape: string
}

/** Does one see the other? */
export interface SightWish {
  readonly by: FigureId
  readonly at: FigureId
}

/** What one could do to each of these, after this move. */
export interface OpeningWish {
  readonly by: FigureId
  readonly at: readonly FigureId[]
  readonly after: Answer
}

/** What one could do to another: from where it stands, or after this answer. */
export interface ProspectWish {
  readonly by: FigureId
  readonly at: FigureId
  readonly after?: Answer
}

export interface Call<N extends CallName = CallName> {
  readonly id: number
  readonly name: N
  readonly ask: Calls[N]['ask']
}

/** `plain` tells that the message was written for a person. */
export interface Trouble {
  readonly message: string
  readonly plain: boolean
}

export type Reply =
  { readonly id: number; readonly reply: Calls[CallName]['reply'] } | { readonly id: number; readonly trouble: Trouble }
