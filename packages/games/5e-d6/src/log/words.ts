/** What all log entries share: sides, numbers, and the parts of "why?". */
import {
  logEntry,
  type EntryText,
  type FigureId,
  type LogEntry,
  type SideId,
  type Text,
  type WhyTest,
} from '@muster/engine'
import type { GameEvent, TestRoll } from '../events/index.ts'
import { thePiece } from '../rules/terrain/spots.ts'
import type { Figure, State } from '../state/state.ts'
import { rolls } from './rolls.ts'

export type EntryWriter<E extends GameEvent> = (state: State, event: E) => LogEntry | undefined

/** One writer for every kind of event: a missing one does not compile. */
export type EntryWriters<E extends GameEvent> = { readonly [Is in E['is']]: EntryWriter<Extract<E, { is: Is }>> }

export const findFigure = (state: State, id: FigureId): Figure | undefined =>
  state.figures.find((figure) => figure.id === id)
export const sideName = (state: State, id: SideId): string => state.sides.find((side) => side.id === id)?.name ?? id
export const sideOfFigure = (state: State, id: FigureId): SideId | undefined => findFigure(state, id)?.side

/** A line about one figure. */
export const entryAbout = (
  state: State,
  event: GameEvent & { readonly figure: FigureId },
  text: Text,
  more: Omit<EntryText, 'text' | 'side' | 'figures'> = {},
): LogEntry => logEntry(event, { text, side: sideOfFigure(state, event.figure), figures: [event.figure], ...more })

const nameOf = (kind: string): string => (rolls as { readonly [kind: string]: string })[kind] ?? kind

/** The first die, if it was rolled again, then the one that counts with its sums. */
export function shownTest({ kind, face, first, succeeds, success, sums }: TestRoll): WhyTest[] {
  const last = { what: nameOf(first === undefined ? kind : `${kind} again`), face, succeeds, success, sums }
  if (first === undefined) return [last]
  return [{ what: nameOf(kind), face: first, succeeds, success: succeeds.includes(first), sums: [] }, last]
}

/** "the Old Mill", "the hedge". */
export const pieceName = ({ field }: State, id: string): string => thePiece(field.pieces.find((one) => one.id === id))
