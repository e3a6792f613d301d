/** What the page and the battle's worker say to each other. Plain data, one reply for each call. */
import type { Answer, FigureId, Intent, AttackForecast, Refusal, SideId, Sighting, Spot } from '@muster/engine'
import type { Advice, ComingArea, Moment, MoveTrial, ReachArea, Trial, Weighed } from './replies.ts'
import type { Snapshot } from './snapshot.ts'
import type { Beginning, Kept, Seats } from './options.ts'
import type {
  ComingWish,
  FormWish,
  LoanWish,
  MoveWish,
  NearestWish,
  OpeningWish,
  ProspectWish,
  SettleWish,
  SightWish,
  WatchWish,
} from './requests.ts'

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
  readonly nearest: { readonly ask: NearestWish; readonly reply: Answer | undefined }
  readonly try: { readonly ask: Answer; readonly reply: Trial }
  readonly reach: { readonly ask: FigureId; readonly reply: ReachArea | undefined }
  readonly sight: { readonly ask: SightWish; readonly reply: Sighting | undefined }
  readonly openings: { readonly ask: OpeningWish; readonly reply: readonly AttackForecast[] }
  readonly watchers: { readonly ask: WatchWish; readonly reply: readonly FigureId[] }
  readonly coming: { readonly ask: ComingWish; readonly reply: ComingArea }
  readonly prospects: { readonly ask: ProspectWish; readonly reply: readonly AttackForecast[] }
  readonly forecast: { readonly ask: Intent; readonly reply: AttackForecast | undefined }
  readonly keep: { readonly ask: undefined; readonly reply: Kept }
  /** The table as it was when this line of the log was told. */
  readonly past: { readonly ask: number; readonly reply: Moment | undefined }
  /** Who may fall or be hurt by an answer; undefined where it is too much to work out. */
  readonly weigh: { readonly ask: Answer; readonly reply: Weighed | undefined }
  /** Whose dice are rolled by hand from now on. */
  readonly byHand: { readonly ask: readonly SideId[]; readonly reply: Snapshot }
  /** Lets Muster roll the dice that are waited for. */
  readonly rollForMe: { readonly ask: undefined; readonly reply: Snapshot }
  readonly advise: { readonly ask: undefined; readonly reply: Advice }
  /** The computer plays for whoever is asked, so long; nothing: they play for themselves again. */
  readonly lend: { readonly ask: LoanWish | undefined; readonly reply: Snapshot }
  /** Those of the name of whoever moved last go the same way. */
  readonly likewise: { readonly ask: undefined; readonly reply: Snapshot }
  readonly settle: { readonly ask: SettleWish; readonly reply: Snapshot }
}
export type CallName = keyof Calls

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
  | { readonly id: number; readonly reply: Calls[CallName]['reply'] }
  | { readonly id: number; readonly trouble: Trouble }
