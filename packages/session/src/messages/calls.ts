/** What can be asked of an open battle, and what it replies. Plain data. */
import type { Answer, Consequence, FigureId, Intent, SideId, Spot } from '@muster/engine'
import type {
  Advice,
  AttackPlan,
  ThreatArea,
  PastMoment,
  MoveTrial,
  Opportunity,
  RankedOption,
  ReachArea,
  AnswerTrial,
  AnswerRisks,
} from './replies.ts'
import type { LogPart } from './snapshot.ts'
import type { Review } from './review.ts'
import type { ShownForecast, ShownRefusal, ShownSighting } from './shown.ts'
import type { BattleSave, Seats, Skill } from './options.ts'
import type {
  CautiousAnswer,
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

/** What changes the battle: whoever looks on is sent an update after it. A reply says why nothing was changed. */
export interface Changes {
  readonly answer: { readonly ask: Answer; readonly reply: ShownRefusal | undefined }
  /** The reply names the consequence where it is the reason. */
  readonly answerUnless: { readonly ask: CautiousAnswer; readonly reply: ShownRefusal | Consequence | undefined }
  readonly think: { readonly ask: undefined; readonly reply: undefined }
  readonly undo: { readonly ask: undefined; readonly reply: undefined }
  /** Takes back what cannot be taken back alone: the last step, or the whole turn. */
  readonly undoByAgreement: { readonly ask: 'step' | 'turn'; readonly reply: undefined }
  /** Opens the move of a figure again, unless what was done since depends on it. */
  readonly reopen: { readonly ask: FigureId; readonly reply: 'needed' | undefined }
  readonly redo: { readonly ask: undefined; readonly reply: undefined }
  /** The reply says what is wrong with the dice. */
  readonly enterDice: { readonly ask: readonly number[]; readonly reply: string | undefined }
  readonly seats: { readonly ask: Seats; readonly reply: undefined }
  /** How well the computer plays. */
  readonly skill: { readonly ask: Skill; readonly reply: undefined }
  /** Whose dice are rolled by hand from now on. */
  readonly rollByHand: { readonly ask: readonly SideId[]; readonly reply: undefined }
  /** Lets Muster roll the dice that are waited for. */
  readonly rollForMe: { readonly ask: undefined; readonly reply: undefined }
  /** The computer plays for the side that is asked; undefined ends it. */
  readonly delegate: { readonly ask: DelegationPeriod | undefined; readonly reply: undefined }
  /** Figures with the name of the one that moved last follow it. */
  readonly moveFollowers: { readonly ask: undefined; readonly reply: undefined }
  readonly setStandingAnswer: { readonly ask: StandingAnswerRequest; readonly reply: undefined }
}
export type ChangeName = keyof Changes

/** What changes nothing. */
export interface Lookups {
  readonly tryMove: { readonly ask: MoveRequest; readonly reply: MoveTrial | undefined }
  readonly formation: { readonly ask: FormationRequest; readonly reply: readonly Spot[] }
  readonly nearest: { readonly ask: NearestRequest; readonly reply: Answer | undefined }
  readonly tryAnswer: { readonly ask: Answer; readonly reply: AnswerTrial }
  readonly reach: { readonly ask: FigureId; readonly reply: ReachArea | undefined }
  readonly sight: { readonly ask: SightRequest; readonly reply: ShownSighting | undefined }
  readonly opportunities: { readonly ask: OpportunitiesRequest; readonly reply: readonly Opportunity[] }
  readonly watchers: { readonly ask: WatchersRequest; readonly reply: readonly FigureId[] }
  readonly threat: { readonly ask: ThreatRequest; readonly reply: ThreatArea }
  readonly forecasts: { readonly ask: ForecastRequest; readonly reply: readonly ShownForecast[] }
  readonly forecast: { readonly ask: Intent; readonly reply: ShownForecast | undefined }
  readonly save: { readonly ask: undefined; readonly reply: BattleSave }
  /** Lines of the log before an event. */
  readonly earlierLog: { readonly ask: number; readonly reply: LogPart }
  /** Looks back at the whole battle, a bit at each call. */
  readonly review: { readonly ask: undefined; readonly reply: Review | undefined }
  /** The table as it was when this event was told. */
  readonly pastMoment: { readonly ask: number; readonly reply: PastMoment | undefined }
  /** Who may fall or be hurt by an answer; undefined where it is too much to work out. */
  readonly risks: { readonly ask: Answer; readonly reply: AnswerRisks | undefined }
  /** How one could attack the other without moving; undefined where it cannot. */
  readonly attackPlan: { readonly ask: SightRequest; readonly reply: AttackPlan | undefined }
  /** The options of the question, the best first, as far as the computer's advice knows them. */
  readonly ranking: { readonly ask: undefined; readonly reply: readonly RankedOption[] }
  readonly advise: { readonly ask: undefined; readonly reply: Advice }
  /** What the computer would do with this figure. */
  readonly adviceFor: { readonly ask: FigureId; readonly reply: Advice | undefined }
}
export type LookupName = keyof Lookups
