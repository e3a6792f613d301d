/** Takes a new snapshot of the battle into the state of the table: the question, and who has moved or fallen since. */
import type { FigureId, FigureView, TableView } from '@muster/engine'
import type { Point } from '@muster/table'
import type { LogPart, Snapshot } from '@muster/session'
import { proposedDraft } from './draft.ts'
import { passedPhases } from './passed-phases.ts'
import { firstAskedFigure } from '../figures/asked-figures.ts'
import { combatantNamed } from '../figures/combatants.ts'
import type { TableState } from './table-state.ts'

/** What is reset with every question. */
export function stateForQuestion(snapshot: Snapshot) {
  const mine = snapshot.answeredBy === 'person' ? snapshot.decision : undefined
  return {
    snapshot,
    draft: mine && proposedDraft(mine),
    advice: undefined,
    trial: undefined,
    refusal: undefined,
    irreversible: false,
    selected: mine && (mine.about ?? firstAskedFigure(snapshot)),
    openGroup: undefined,
    enteredFaces: [],
    risks: {},
    ranking: [],
    targetOdds: {},
    pointedForecasts: undefined,
    opportunities: [],
    strikeOdds: {},
    watchers: undefined,
    threatAreas: {},
    reach: undefined,
    dragLine: undefined,
    isAgreeing: false,
    busy: false,
  }
}

export function receiveSnapshot(state: TableState, snapshot: Snapshot): TableState {
  const { from, lines } = snapshot.log
  return {
    ...state,
    ...stateForQuestion(snapshot),
    log: [...state.log.filter(({ event }) => event < from), ...lines],
    logFrom: Math.min(state.logFrom, from),
    shownEntry: undefined,
    fight: undefined,
    passedPhases: passedSince(state, snapshot),
    fallen: fallenSince(state, snapshot.view),
    walkedPath: walkedBy(state, snapshot),
    tray: snapshot.thrown.length > 0 ? snapshot.thrown : state.tray,
    // A figure that was pointed at before the question was asked is no answer to it.
    hovered:
      snapshot.decision?.kind !== 'choose' && isStanding(snapshot.view, state.hovered) ? state.hovered : undefined,
  }
}

/** Said as long as the phase lasts that came instead. */
function passedSince({ passedPhases: said, snapshot: { view } }: TableState, now: Snapshot): readonly string[] {
  const [before, after] = [view.round, now.view.round]
  if (before.turn === after.turn && before.phase === after.phase) return said
  return passedPhases(before, after, now.thrown.length > 0)
}

const isStanding = ({ figures }: TableView, id: FigureId | undefined): boolean =>
  figures.some((figure) => figure.id === id)

/** Lines from farther back stand before those the page has. */
export function withEarlierLog(state: TableState, { from, lines }: LogPart): TableState {
  if (from >= state.logFrom) return state
  const before = lines.filter(({ event }) => event < state.logFrom)
  return { ...state, log: [...before, ...state.log], logFrom: from }
}

/** One's own moves were seen while they were made. */
function walkedBy({ snapshot: { view, answeredBy } }: TableState, { played }: Snapshot): readonly Point[] | undefined {
  if (answeredBy !== 'computer' || !played || !('path' in played.answer) || played.answer.path.length === 0)
    return undefined
  const { figure, path } = played.answer
  const start = combatantNamed(view, figure)?.at
  return start && [start, ...path]
}

function fallenSince({ fallen, snapshot: { view: before } }: TableState, view: TableView): readonly FigureView[] {
  const standing = new Set(view.figures.map(({ id }) => id))
  const kept = before.round.turn === view.round.turn ? fallen : []
  return [...kept, ...before.figures].filter(({ id }) => !standing.has(id))
}
