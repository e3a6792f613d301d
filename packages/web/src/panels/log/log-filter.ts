/** Which lines of the battle report are shown. */
import type { FigureId } from '@muster/engine'
import type { LogLine, ShownLogEntry } from '@muster/session'

export const LOG_FILTERS = ['all', 'major', 'dice', 'figure'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

export interface LogQuery {
  readonly filter: LogFilter
  /** The figure, where the filter is about one. */
  readonly figure: FigureId | undefined
  readonly search: string
}

export interface NumberedEntry {
  /** Its line number in the unfiltered log. */
  readonly line: number
  readonly entry: LogLine
}

export function filterLog(log: readonly LogLine[], { filter, figure, search }: LogQuery): readonly NumberedEntry[] {
  const wanted = search.trim().toLowerCase()
  return log.flatMap((entry, line) =>
    passes(entry, filter, figure) && (wanted === '' || entry.text.toLowerCase().includes(wanted))
      ? [{ line, entry }]
      : [],
  )
}

function passes({ weight, why, figures }: ShownLogEntry, filter: LogFilter, figure: FigureId | undefined): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'major':
      return weight === 'major'
    case 'dice':
      return (why?.tests.length ?? 0) > 0
    case 'figure':
      return figure !== undefined && figures.includes(figure)
  }
}
