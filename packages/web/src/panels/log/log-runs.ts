/** Joins similar log lines that follow each other: sixteen Skeletons that move are one line. */
import { words } from '../../words/words.ts'
import type { NumberedEntry } from './log-filter.ts'

/** A single line, or several joined into one. */
export interface LogRun {
  readonly lines: readonly NumberedEntry[]
  /** The joint text; undefined for a single line. */
  readonly text?: string
}

/** From this many alike lines on, they are joined. */
const MANY = 3

export function groupRuns(lines: readonly NumberedEntry[]): readonly LogRun[] {
  const runs: NumberedEntry[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && continuesRun(run, line)) run.push(line)
    else runs.push([line])
  }
  return runs.flatMap((run) => (run.length < MANY ? run.map((line) => ({ lines: [line] })) : [joinedRun(run)]))
}

function continuesRun(run: readonly NumberedEntry[], { entry, line }: NumberedEntry): boolean {
  const last = run.at(-1)
  if (!last || entry.alike === undefined || last.line + 1 !== line) return false
  return entry.side === last.entry.side && entry.alike.does === last.entry.alike?.does
}

function joinedRun(lines: readonly NumberedEntry[]): LogRun {
  const [first] = lines
  const who = [...new Set(lines.flatMap(({ entry }) => entry.alike?.who ?? []))]
  const does = first?.entry.alike?.does ?? ''
  const text =
    who.length === 1 ? words.log.onAndOn(first?.entry.text ?? '', lines.length) : words.log.together(who, does)
  return { lines, text }
}
