/** What can be asked of an open battle, and what it replies. Plain data. */
import type { Answer, FigureId, Intent, AttackForecast, Refusal, SideId, Sighting, Spot } from '@muster/engine'
import type { Advice, ThreatArea, PastMoment, MoveTrial, ReachArea, AnswerTrial, AnswerRisks } from './replies.ts'
import type { Snapshot } from './snapshot.ts'
import type { BattleSave, Seats } from './options.ts'
import type {
  ThreatRequest,
  FormationRequest,
  DelegationPeriod,
  MoveRequest,
  NearestRequest,
  OpportunitiesRequest,
  ForecastRequest,
  StandingAnswerRequest,
  SightRequest,
  WatchersRequest,
} from './requests.ts'

export interface Calls {
  readonly answer: {
    readonly ask: Answer
    readonly reply: { readonly refusal?: Refusal; readonly snapshot?: Snapshot }
  }
  readonly think: { readonly ask: undefined; readonly reply: Snapshot }
  readonly undo: { readonly ask: undefined; readonly reply: Snapshot }
  readonly redo: { readonly ask: undefined; readonly reply: Snapshot }
  readonly enterDice: {
    readonly ask: readonly number[]
    readonly reply: { readonly wrong?: string; readonly snapshot?: Snapshot }
  }
  readonly seats: { readonly ask: Seats; readonly reply: Snapshot }
  readonly tryMove: { readonly ask: MoveRequest; readonly reply: MoveTrial | undefined }
  readonly formation: { readonly ask: FormationRequest; readonly reply: readonly Spot[] }
  readonly nearest: { readonly ask: NearestRequest; readonly reply: Answer | undefined }
  readonly tryAnswer: { readonly ask: Answer; readonly reply: AnswerTrial }
  readonly reach: { readonly ask: FigureId; readonly reply: ReachArea | undefined }
  readonly sight: { readonly ask: SightRequest; readonly reply: Sighting | undefined }
  readonly opportunities: { readonly ask: OpportunitiesRequest; readonly reply: readonly AttackForecast[] }
  readonly watchers: { readonly ask: WatchersRequest; readonly reply: readonly FigureId[] }
  readonly threat: { readonly ask: ThreatRequest; readonly reply: ThreatArea }
  readonly forecasts: { readonly ask: ForecastRequest; readonly reply: readonly AttackForecast[] }
  readonly forecast: { readonly ask: Intent; readonly reply: AttackForecast | undefined }
  readonly save: { readonly ask: undefined; readonly reply: BattleSave }
  /** The table as it was when this line of the log was told. */
  readonly pastMoment: { readonly ask: number; readonly reply: PastMoment | undefined }
  /** Who may fall or be hurt by an answer; undefined where it is too much to work out. */
  readonly risks: { readonly ask: Answer; readonly reply: AnswerRisks | undefined }
  /** Whose dice are rolled by hand from now on. */
  readonly rollByHand: { readonly ask: readonly SideId[]; readonly reply: Snapshot }
  /** Lets Muster roll the dice that are waited for. */
  readonly rollForMe: { readonly ask: undefined; readonly reply: Snapshot }
  readonly advise: { readonly ask: undefined; readonly reply: Advice }
  /** The computer plays for the side that is asked; undefined ends it. */
  readonly delegate: { readonly ask: DelegationPeriod | undefined; readonly reply: Snapshot }
  /** Figures with the name of the one that moved last follow it. */
  readonly moveFollowers: { readonly ask: undefined; readonly reply: Snapshot }
  readonly setStandingAnswer: { readonly ask: StandingAnswerRequest; readonly reply: Snapshot }
}
export type CallName = keyof Calls
