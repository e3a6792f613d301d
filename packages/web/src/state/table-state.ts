/** Everything the table shows, with no browser in it. Drawing reads this and nothing else. */
import type { FigureId, FigureView } from '@muster/engine'
import type { Point } from '@muster/table'
import type {
  LogLine,
  MoveTrial,
  Opportunity,
  RankedOption,
  ReachArea,
  Snapshot,
  DiceThrow,
  AnswerRisks,
  ShownForecast,
  ShownLogEntry,
  ShownRefusal,
  ShownSighting,
} from '@muster/session'
import type { ShownAdvice } from './advice.ts'
import { proposedDraft, type Draft, type MoveDraft } from './draft.ts'
import type { ThreatAreas } from './move-outlook.ts'
import type { Ruler } from '../figures/ruler.ts'
import { stateForQuestion } from './receive-snapshot.ts'
import type { Past } from './past.ts'
import type { Fight } from './fight.ts'

export interface PointedForecasts {
  readonly by: FigureId
  readonly at: FigureId
  readonly forecasts: readonly ShownForecast[]
}

/** Holds only for the way it was asked about. */
export interface Watchers {
  readonly path: readonly Point[]
  readonly figures: readonly FigureId[]
}

/** A line being dragged from a figure to the pointer. */
export interface DragLine {
  readonly from: FigureId
  readonly to: Point
}

export interface TableState {
  readonly snapshot: Snapshot
  readonly log: readonly LogLine[]
  /** The event from which on the log is here; earlier lines are fetched when somebody wants to read them. */
  readonly logFrom: number
  /** The latest throw lies in the tray until the next. */
  readonly tray: readonly DiceThrow[]
  readonly draft: Draft | undefined
  /** What the computer advised about this question. */
  readonly advice: ShownAdvice | undefined
  /** What the rules say about the drafted move. */
  readonly trial: MoveTrial | undefined
  readonly refusal: ShownRefusal | undefined
  /** Giving the draft as an answer could not be taken back. */
  readonly irreversible: boolean
  readonly selected: FigureId | undefined
  readonly hovered: FigureId | undefined
  /** Phases that went by before this one, because nobody could act in them. */
  readonly passedPhases: readonly string[]
  /** Where somebody points at terrain or an objective to learn about it. */
  readonly pointedGround?: Point | undefined
  readonly pointedForecasts: PointedForecasts | undefined
  /** What could be done from the end of the move being drafted. */
  readonly opportunities: readonly Opportunity[]
  /** What each enemy on the way would do to whoever moves, as far as it has been worked out. */
  readonly strikeOdds: { readonly [striker: FigureId]: ShownForecast }
  /** Who of those in range sees whoever moves, at the end of which way. */
  readonly watchers: Watchers | undefined
  /** Where enemies could come while somebody is in hand, as far as it has been worked out. */
  readonly threatAreas: ThreatAreas
  readonly reach: ReachArea | undefined
  readonly tool: 'hand' | 'measure'
  readonly ruler: Ruler | undefined
  /** What the rules say of the line between the two ends of the ruler. */
  readonly sighting: ShownSighting | undefined
  readonly dragLine: DragLine | undefined
  readonly showZones: boolean
  /** How far whoever is pointed at could go, strike and shoot. */
  readonly showRanges: boolean
  readonly showSight: boolean
  /** An answer is on its way, or the computer thinks. */
  readonly busy: boolean
  readonly paused: boolean
  /** The players are asked whether they agree to take something back. */
  readonly isAgreeing: boolean
  /** What a person should know about this battle's keeping, or its end by accident. */
  readonly notice: string | undefined
  /** The way somebody else's figure just went: its tape lies a moment longer. */
  readonly walkedPath: readonly Point[] | undefined
  /** Who has been taken off the table this turn. */
  readonly fallen: readonly FigureView[]
  /** A log line whose moment is shown on the table. */
  readonly shownEntry: ShownLogEntry | undefined
  /** Dice nobody wants to see rolling any longer: those of this throw. */
  readonly skippedThrow: readonly DiceThrow[] | undefined
  /** A fight that is being shown: what came of it is known, but not yet seen. */
  readonly fight: Fight | undefined
  /** A moment of the past is shown instead of now. */
  readonly past: Past | undefined
  /** Which heading of folded answers lies open. */
  readonly openGroup: string | undefined
  /** The options of the question, the best first, once the computer's advice has come. */
  readonly ranking: readonly RankedOption[]
  /** What an attack, shot or spell would do, by its option, as far as it has been worked out. */
  readonly targetOdds: { readonly [option: string]: ShownForecast }
  /** What each answer may bring, as far as it has been worked out, by its id. */
  readonly risks: { readonly [answer: string]: AnswerRisks }
  /** Dice of a real table, typed in so far. */
  readonly enteredFaces: readonly number[]
}

export function initialState(snapshot: Snapshot): TableState {
  return {
    ...stateForQuestion(snapshot),
    log: snapshot.log.lines,
    logFrom: snapshot.log.from,
    tray: snapshot.thrown,
    tool: 'hand',
    ruler: undefined,
    sighting: undefined,
    showRanges: false,
    showZones: false,
    showSight: true,
    paused: false,
    notice: undefined,
    shownEntry: undefined,
    past: undefined,
    fight: undefined,
    // Whatever lies there when a page opens has long come to rest.
    skippedThrow: snapshot.thrown,
    hovered: undefined,
    passedPhases: [],
    fallen: [],
    walkedPath: undefined,
  }
}

/** Resets the draft to the rules' proposal. */
export function resetDraft(state: TableState): TableState {
  const { decision, answeredBy } = state.snapshot
  return {
    ...state,
    draft: answeredBy === 'person' && decision ? proposedDraft(decision) : undefined,
    trial: undefined,
    refusal: undefined,
    irreversible: false,
    pointedForecasts: undefined,
    openGroup: undefined,
  }
}

/** Applies the trial of a move, unless another figure is being moved by now. */
export function withTrial(state: TableState, trial: MoveTrial): TableState {
  const { draft } = state
  if (draft?.is !== 'move' || draft.figure !== trial.figure) return state
  const unit = draft.unit && { ...draft.unit, ends: trial.ends ?? [] }
  return {
    ...state,
    draft: { ...draft, path: trial.path, ...(unit && { unit }) },
    trial,
    refusal: trial.refusal,
  }
}

export const canAnswer = ({ snapshot, busy }: TableState): boolean => snapshot.answeredBy === 'person' && !busy

/** Where a figure is shown: where it stands, or where the draft has it. */
export function shownPosition({ draft }: TableState, { id, at }: FigureView): Point {
  if (draft?.is === 'move' && draft.figure === id) return draft.path.at(-1) ?? draft.start
  if (draft?.is === 'move' && draft.unit) return draft.unit.ends.find(({ figure }) => figure === id)?.at ?? at
  if (draft?.is === 'place') return draft.spots.find(({ figure }) => figure === id)?.at ?? at
  return at
}

export const moveDraftOf = ({ draft }: TableState): MoveDraft | undefined => (draft?.is === 'move' ? draft : undefined)
