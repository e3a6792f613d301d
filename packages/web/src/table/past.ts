/** Looking back: the table as it was at a line of the log, with the battle of now kept aside. */
import type { TableView } from '@muster/engine'
import { receive } from './news.ts'
import type { TableState } from './state.ts'
import type { Snapshot } from '../worker/snapshot.ts'

export interface Past {
  readonly line: number
  /** The battle as it stands: looking back changes nothing of it. */
  readonly now: TableState
}

export function lookBack(state: TableState, line: number, view: TableView): TableState {
  const now = state.past?.now ?? state
  const telling = now.log[line]
  const { decision: _, asked: __, awaited: ___, result: ____, played: _____, ...rest } = now.snapshot
  const snapshot: Snapshot = { ...rest, view, pieces: [], thrown: [], log: { from: now.log.length, lines: [] } }
  const picked = telling?.figures.find((id) => view.figures.some((figure) => figure.id === id))
  return { ...receive(now, snapshot), past: { line, now }, shown: telling, picked, fallen: [] }
}

export const backToNow = (state: TableState): TableState => state.past?.now ?? state

/** What goes on meanwhile goes on behind the scene. */
export const hear = (state: TableState, snapshot: Snapshot): TableState =>
  state.past ? { ...state, past: { ...state.past, now: receive(state.past.now, snapshot) } } : receive(state, snapshot)
