/** Lines that say the same of one after another, read as one: sixteen Skeletons that move are one line of a report. */
import { words } from '../../words/words.ts'
import type { NumberedLine } from './log-filter.ts'

/** One line of its own, or several told together. */
export interface LogRun {
  readonly lines: readonly NumberedLine[]
  /** What they come to; undefined where it is one line, which speaks for itself. */
  readonly text?: string
}

/** Two are soon read; from here on they are told together. */
const MANY = 3

export function foldRuns(lines: readonly NumberedLine[]): readonly LogRun[] {
  const runs: NumberedLine[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && isMore(run, line)) run.push(line)
    else runs.push([line])
  }
  return runs.flatMap((run) => (run.length < MANY ? run.map((line) => ({ lines: [line] })) : [toldTogether(run)]))
}

function isMore(run: readonly NumberedLine[], { telling, line }: NumberedLine): boolean {
  const last = run.at(-1)
  if (!last || telling.alike === undefined || last.line + 1 !== line) return false
  return telling.side === last.telling.side && telling.alike.does === last.telling.alike?.does
}

function toldTogether(lines: readonly NumberedLine[]): LogRun {
  const [first] = lines
  const who = [...new Set(lines.flatMap(({ telling }) => telling.alike?.who ?? []))]
  const does = first?.telling.alike?.does ?? ''
  const text =
    who.length === 1 ? words.log.onAndOn(first?.telling.text ?? '', lines.length) : words.log.together(who, does)
  return { lines, text }
}
