/** Which lines of the battle report are shown. */
import type { FigureId, LogEntry } from '@muster/engine'

export const LOG_FILTERS = ['all', 'major', 'dice', 'figure'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

export interface LogWish {
  readonly filter: LogFilter
  /** Whose lines, where the filter is about one figure. */
  readonly figure: FigureId | undefined
  readonly search: string
}

export interface NumberedLine {
  /** Its place in the whole log, whatever else is left out. */
  readonly line: number
  readonly telling: LogEntry
}

export function filterLog(log: readonly LogEntry[], { filter, figure, search }: LogWish): readonly NumberedLine[] {
  const wanted = search.trim().toLowerCase()
  return log.flatMap((telling, line) =>
    passes(telling, filter, figure) && (wanted === '' || telling.text.toLowerCase().includes(wanted))
      ? [{ line, telling }]
      : [],
  )
}

function passes({ weight, why, figures }: LogEntry, filter: LogFilter, figure: FigureId | undefined): boolean {
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
