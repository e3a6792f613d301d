/** News of the battle comes to the table: a new question, the ground as it was, who fell and who walked meanwhile. */
import type { FigureView, TableView } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Snapshot } from '../session/messages/snapshot.ts'
import { firstDraft } from './draft.ts'
import { firstAsked } from '../figures/asked-figures.ts'
import { someoneNamed } from '../figures/combatants.ts'
import type { TableState } from './table-state.ts'

/** What begins anew with every question: chalk is wiped. */
export function freshQuestion(snapshot: Snapshot) {
  const mine = snapshot.asked === 'person' ? snapshot.decision : undefined
  return {
    snapshot,
    draft: mine && firstDraft(mine),
    advised: undefined,
    trial: undefined,
    refusal: undefined,
    binding: false,
    picked: mine && (mine.about ?? firstAsked(mine)),
    unfolded: undefined,
    typed: [],
    risks: {},
    lookout: undefined,
    openings: [],
    seenBy: undefined,
    comings: {},
    reach: undefined,
    tether: undefined,
    busy: false,
  }
}

export function receive(state: TableState, news: Snapshot): TableState {
  const snapshot = { ...news, view: steady(state.snapshot.view, news.view) }
  const { from, lines } = snapshot.log
  return {
    ...state,
    ...freshQuestion(snapshot),
    log: [...state.log.slice(0, from), ...lines],
    shown: undefined,
    fallen: fallenSince(state, snapshot.view),
    walked: walkedBy(state, snapshot),
    tray: snapshot.thrown.length > 0 ? snapshot.thrown : state.tray,
    pointed: snapshot.view.figures.some(({ id }) => id === state.pointed) ? state.pointed : undefined,
  }
}

/** The ground seldom changes: while it does not it stays the same object, and is not drawn again. */
const steady = (before: TableView, view: TableView): TableView =>
  JSON.stringify(before.field) === JSON.stringify(view.field) ? { ...view, field: before.field } : view

/** One's own moves were seen while they were made. */
function walkedBy({ snapshot: { view, asked } }: TableState, { played }: Snapshot): readonly Point[] | undefined {
  if (asked !== 'computer' || !played || !('path' in played.answer) || played.answer.path.length === 0) return undefined
  const { figure, path } = played.answer
  const start = someoneNamed(view, figure)?.at
  return start && [start, ...path]
}

function fallenSince({ fallen, snapshot: { view: before } }: TableState, view: TableView): readonly FigureView[] {
  const standing = new Set(view.figures.map(({ id }) => id))
  const kept = before.round.turn === view.round.turn ? fallen : []
  return [...kept, ...before.figures].filter(({ id }) => !standing.has(id))
}
