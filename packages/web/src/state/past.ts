/** Looking back: the table as it was at a line of the log, while the current state is kept aside. */
import { receiveSnapshot } from './receive-snapshot.ts'
import type { Speed } from '../animation/speeds.ts'
import type { TableState } from './table-state.ts'
import type { PastMoment, Snapshot } from '@muster/session'

export interface Past {
  /** The event whose line is shown. */
  readonly event: number
  /** The battle as it stands: looking back changes nothing of it. */
  readonly now: TableState
  /** How many answers and rolls lay behind it; undefined where it cannot be played on. */
  readonly entries?: number
  /** The battle plays by itself, so many times faster than usual. */
  readonly isPlaying?: boolean
  readonly speed?: Speed
  /** Why this is not quite the moment of that line. */
  readonly astray?: string
}

export function showPast(state: TableState, event: number, moment: PastMoment): TableState {
  const { view, thrown, entries, inexactBecause } = moment
  const now = state.past?.now ?? state
  const entry = now.log.find((line) => line.event === event)
  const { decision: _, answeredBy: __, awaited: ___, result: ____, played: _____, ...rest } = now.snapshot
  const snapshot: Snapshot = { ...rest, view, pieces: [], thrown: [], log: { from: Infinity, lines: [] } }
  const picked = entry?.figures.find((id) => view.figures.some((figure) => figure.id === id))
  return {
    ...receiveSnapshot(now, snapshot),
    past: {
      ...state.past,
      event,
      now,
      ...(entries !== undefined && { entries }),
      ...(inexactBecause !== undefined && { astray: inexactBecause }),
    },
    shownEntry: entry,
    selected: picked,
    fallen: [],
    // They fell long ago: nobody waits for them to roll.
    tray: thrown,
    skippedThrow: thrown,
  }
}

export const leavePast = (state: TableState): TableState => state.past?.now ?? state

/** What goes on meanwhile goes on behind the scene. */
export const receiveBehindPast = (state: TableState, snapshot: Snapshot): TableState =>
  state.past
    ? { ...state, past: { ...state.past, now: receiveSnapshot(state.past.now, snapshot) } }
    : receiveSnapshot(state, snapshot)
