/** Looking back: the table as it was at a line of the log, with the battle of now kept aside. */
import { receive } from './receive-snapshot.ts'
import type { TableState } from './table-state.ts'
import type { Moment } from '../session/messages/replies.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'

export interface Past {
  readonly line: number
  /** The battle as it stands: looking back changes nothing of it. */
  readonly now: TableState
  /** Why this is not quite the moment of that line. */
  readonly astray?: string
}

export function lookBack(state: TableState, line: number, { view, thrown, astray }: Moment): TableState {
  const now = state.past?.now ?? state
  const telling = now.log[line]
  const { decision: _, asked: __, awaited: ___, result: ____, played: _____, ...rest } = now.snapshot
  const snapshot: Snapshot = { ...rest, view, pieces: [], thrown: [], log: { from: now.log.length, lines: [] } }
  const picked = telling?.figures.find((id) => view.figures.some((figure) => figure.id === id))
  return {
    ...receive(now, snapshot),
    past: { line, now, ...(astray !== undefined && { astray }) },
    shown: telling,
    picked,
    fallen: [],
    // They fell long ago: nobody waits for them to roll.
    tray: thrown,
    skipped: thrown,
  }
}

export const backToNow = (state: TableState): TableState => state.past?.now ?? state

/** What goes on meanwhile goes on behind the scene. */
export const hear = (state: TableState, snapshot: Snapshot): TableState =>
  state.past ? { ...state, past: { ...state.past, now: receive(state.past.now, snapshot) } } : receive(state, snapshot)
