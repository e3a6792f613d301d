/** What the fuzzer prints: a line for each target, and each kind of problem once, with a case that shows it. */
import type { CaseReport, Tally } from './worker.ts'

/** Leaves out names, numbers and files, so that problems of one kind are counted together. */
const kindOf = (problem: string): string =>
  problem
    .split('\n')
    .slice(1, 4)
    .join('\n')
    .replaceAll(/\/\S*\.json/g, 'FILE')
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\bat [\w.-]+:/g, 'at FIELD:')
    .replaceAll(/\d+/g, 'n')

function grouped(reports: readonly CaseReport[]): readonly (readonly CaseReport[])[] {
  const groups = new Map<string, CaseReport[]>()
  for (const one of reports) {
    const key = kindOf(one.problem)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

const LINES_SHOWN = 12

/** The lines for one target. `again` makes the command that runs one case again. */
export function reportLines(name: string, tally: Tally, again: (number: number) => string): readonly string[] {
  const { tried, refused, slowest, reports } = tally
  const lines = [
    `${name}: ${tried} tried, ${refused} refused, slowest ${Math.round(slowest)} ms, ${reports.length} with a problem`,
  ]
  for (const group of grouped(reports)) {
    const [first] = group
    if (first === undefined) continue
    lines.push(`  ${group.length} like case ${first.number} (${again(first.number)})`)
    lines.push(
      ...first.problem
        .split('\n')
        .slice(0, LINES_SHOWN)
        .map((line) => `    ${line}`),
    )
  }
  return lines
}
