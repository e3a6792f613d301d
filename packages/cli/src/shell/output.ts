/** Prints a command's report, as text for a person or as JSON for a program. */
import type { Io } from './io.ts'
import { EXIT, exitCodeOf, isUserError, errorData, errorText } from './user-error.ts'

export interface Report {
  /** What --json prints; its schema is in reports/schemas. */
  readonly data: object
  text(): string
  /** A picture, printed instead of the text. */
  readonly bytes?: Uint8Array
  /** 0 unless the answer is "no". */
  readonly code?: number
}

export interface CommonOptions {
  readonly json?: boolean
}

/** Does a command's work and prints its report, or the error that stopped it. */
export type Perform = (options: CommonOptions, work: () => Report | Promise<Report>) => Promise<void>

export function printReport(io: Io, report: Report, json: boolean): number {
  if (json) io.out(`${JSON.stringify(report.data, null, 2)}\n`)
  else if (report.bytes) io.out(report.bytes)
  else io.out(withNewline(report.text()))
  return report.code ?? EXIT.fine
}

export function printError(io: Io, error: unknown, json: boolean): number {
  if (json) io.err(`${JSON.stringify({ error: errorData(error) })}\n`)
  else io.err(`muster: ${errorText(error)}\n`)
  if (!isUserError(error) && error instanceof Error && !json) io.err(`${error.stack ?? ''}\n`)
  return exitCodeOf(error)
}

const withNewline = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

/** Rows of cells as aligned columns. */
export function columns(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  const line = (row: readonly string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')
  return rows.map((row) => `${indent}${line(row)}`.trimEnd()).join('\n')
}

/** Text broken into lines of a readable length. */
export function wrapped(text: string, indent = '', width = 100): string {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line.length > indent.length && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
    }
    line += line.length > indent.length ? ` ${word}` : word
  }
  return [...lines, line].join('\n')
}

export const percent = (chance: number): string => `${(chance * 100).toFixed(chance > 0 && chance < 0.001 ? 3 : 1)} %`
