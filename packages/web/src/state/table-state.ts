/** Everything the table shows, with no browser in it. Drawing reads this and nothing else. */
import type { FigureId, FigureView, AttackForecast, Refusal, Sighting, LogEntry } from '@muster/engine'
import type { Point } from '@muster/table'
import type { MoveTrial, ReachArea } from '../session/messages/replies.ts'
import type { Snapshot, Thrown } from '../session/messages/snapshot.ts'
import type { Weighed } from '../session/messages/replies.ts'
import type { Advised } from './advice.ts'
import { firstDraft, type Draft, type MoveDraft } from './draft.ts'
import type { Comings } from './move-outlook.ts'
import type { Ruler } from '../figures/ruler.ts'
import { freshQuestion } from './receive-snapshot.ts'
import type { Past } from './past.ts'

export interface Lookout {
  readonly by: FigureId
  readonly at: FigureId
  readonly prospects: readonly AttackForecast[]
}

/** Holds only for the way it was asked about. */
export interface SeenBy {
  readonly path: readonly Point[]
  readonly figures: readonly FigureId[]
}

/** A line being drawn from somebody to the pointer. */
export interface Tether {
  readonly from: FigureId
  readonly to: Point
}

export interface TableState {
  readonly snapshot: Snapshot
  readonly log: readonly LogEntry[]
  /** The latest throw lies in the tray until the next. */
  readonly tray: readonly Thrown[]
  readonly draft: Draft | undefined
  /** What the computer advised about this question. */
  readonly advised: Advised | undefined
  /** The judge's word on the move being drafted. */
  readonly trial: MoveTrial | undefined
  readonly refusal: Refusal | undefined
  /** Giving the draft as an answer could not be taken back. */
  readonly binding: boolean
  readonly picked: FigureId | undefined
  readonly pointed: FigureId | undefined
  readonly lookout: Lookout | undefined
  /** What could be done from the end of the move being drafted. */
  readonly openings: readonly AttackForecast[]
  /** Who of those in range sees whoever moves, at the end of which way. */
  readonly seenBy: SeenBy | undefined
  /** Where enemies could come while somebody is in hand, as far as it has been worked out. */
  readonly comings: Comings
  readonly reach: ReachArea | undefined
  readonly tool: 'hand' | 'measure'
  readonly ruler: Ruler | undefined
  /** What the rules say of the line between the two ends of the ruler. */
  readonly sighting: Sighting | undefined
  readonly tether: Tether | undefined
  readonly zones: boolean
  /** How far whoever is pointed at could go, strike and shoot. */
  readonly ranges: boolean
  /** Seen from the far side. */
  readonly turned: boolean
  readonly sight: boolean
  /** An answer is on its way, or the computer thinks. */
  readonly busy: boolean
  readonly paused: boolean
  /** What a person should know about this battle's keeping, or its end by accident. */
  readonly notice: string | undefined
  /** The way somebody else's figure just went: its tape lies a moment longer. */
  readonly walked: readonly Point[] | undefined
  /** Who has been taken off the table this turn. */
  readonly fallen: readonly FigureView[]
  /** A log line whose moment is shown on the table. */
  readonly shown: LogEntry | undefined
  /** Dice nobody wants to see rolling any longer: those of this throw. */
  readonly skipped: readonly Thrown[] | undefined
  /** A moment of the past is shown instead of now. */
  readonly past: Past | undefined
  /** Which heading of folded answers lies open. */
  readonly unfolded: string | undefined
  /** What each answer may bring, as far as it has been worked out, by its id. */
  readonly risks: { readonly [answer: string]: Weighed }
  /** Dice of a real table, typed in so far. */
  readonly typed: readonly number[]
}

export function firstState(snapshot: Snapshot): TableState {
  return {
    ...freshQuestion(snapshot),
    log: snapshot.log.lines,
    tray: snapshot.thrown,
    tool: 'hand',
    ruler: undefined,
    sighting: undefined,
    turned: false,
    ranges: false,
    zones: false,
    sight: true,
    paused: false,
    notice: undefined,
    shown: undefined,
    past: undefined,
    // Whatever lies there when a page opens has long come to rest.
    skipped: snapshot.thrown,
    pointed: undefined,
    fallen: [],
    walked: undefined,
  }
}

/** Chalk away: the draft goes back to the rules' proposal. */
export function putBack(state: TableState): TableState {
  const { decision, asked } = state.snapshot
  return {
    ...state,
    draft: asked === 'person' && decision ? firstDraft(decision) : undefined,
    trial: undefined,
    refusal: undefined,
    binding: false,
    lookout: undefined,
    unfolded: undefined,
  }
}

/** The judge has spoken on a move; whoever let go of the figure meanwhile is not asked again. */
export function judged(state: TableState, trial: MoveTrial): TableState {
  const { draft } = state
  if (draft?.is !== 'move' || draft.figure !== trial.figure) return state
  const body = draft.body && { ...draft.body, ends: trial.ends ?? [] }
  return {
    ...state,
    draft: { ...draft, path: trial.path, ...(body && { body }) },
    trial,
    refusal: trial.refusal,
    binding: trial.binding,
  }
}

export const isMine = ({ snapshot, busy }: TableState): boolean => snapshot.asked === 'person' && !busy

/** Where a figure is shown: where it stands, or where the draft has it. */
export function placeShown({ draft }: TableState, { id, at }: FigureView): Point {
  if (draft?.is === 'move' && draft.figure === id) return draft.path.at(-1) ?? draft.start
  if (draft?.is === 'move' && draft.body) return draft.body.ends.find(({ figure }) => figure === id)?.at ?? at
  if (draft?.is === 'place') return draft.spots.find(({ figure }) => figure === id)?.at ?? at
  return at
}

export const moveDraftOf = ({ draft }: TableState): MoveDraft | undefined => (draft?.is === 'move' ? draft : undefined)
