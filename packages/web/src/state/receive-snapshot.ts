/** News of the battle comes to the table: a new question, the ground as it was, who fell and who walked meanwhile. */
import type { FigureView, TableView } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Snapshot } from '@muster/session'
import { proposedDraft } from './draft.ts'
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
    selected: mine && (mine.about ?? firstAskedFigure(mine)),
    openGroup: undefined,
    enteredFaces: [],
    risks: {},
    pointedForecasts: undefined,
    opportunities: [],
    watchers: undefined,
    threatAreas: {},
    reach: undefined,
    dragLine: undefined,
    busy: false,
  }
}

export function receiveSnapshot(state: TableState, news: Snapshot): TableState {
  const snapshot = { ...news, view: keepField(state.snapshot.view, news.view) }
  const { from, lines } = snapshot.log
  return {
    ...state,
    ...stateForQuestion(snapshot),
    log: [...state.log.slice(0, from), ...lines],
    shownEntry: undefined,
    fallen: fallenSince(state, snapshot.view),
    walkedPath: walkedBy(state, snapshot),
    tray: snapshot.thrown.length > 0 ? snapshot.thrown : state.tray,
    hovered: snapshot.view.figures.some(({ id }) => id === state.hovered) ? state.hovered : undefined,
  }
}

/** The ground seldom changes: while it does not it stays the same object, and is not drawn again. */
const keepField = (before: TableView, view: TableView): TableView =>
  JSON.stringify(before.field) === JSON.stringify(view.field) ? { ...view, field: before.field } : view

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
