/** What all log entries share: sides, numbers, and the parts of "why?". */
import type { FigureId, LogEntry, SideId, Sum, WhyTest } from '@muster/engine'
import type { KnockdownEvent } from '../events/index.ts'
import type { Figure, State } from '../state/state.ts'

export type EntryWriter<E extends KnockdownEvent> = (state: State, event: E) => LogEntry | undefined

/** One writer for every kind of event: a missing one does not compile. */
export type EntryWriters<E extends KnockdownEvent> = { readonly [Is in E['is']]: EntryWriter<Extract<E, { is: Is }>> }

export const findFigure = (state: State, id: FigureId): Figure | undefined =>
  state.figures.find((figure) => figure.id === id)
export const sideName = (state: State, id: SideId): string => state.sides.find((side) => side.id === id)?.name ?? id
export const sideOfFigure = (state: State, id: FigureId): SideId | undefined => findFigure(state, id)?.side

/** A die that passes on these faces. */
export const shownTest = (what: string, face: number, least: number, sums: readonly Sum[]): WhyTest => ({
  what,
  face,
  succeeds: [1, 2, 3, 4, 5, 6].filter((one) => one >= least),
  success: face >= least,
  sums,
})
