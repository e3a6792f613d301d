import type { ShownLogEntry } from '@muster/session'
import { expect, test } from 'vitest'
import { filterLog, type LogQuery } from './log-filter.ts'

const line = (text: string, weight: ShownLogEntry['weight'], figures: readonly string[] = [], tested = false) => ({
  text,
  weight,
  figures,
  ...(tested && { why: { rules: [], tests: [{ what: 'hit', succeeds: [6], success: false, sums: [] }] } }),
})
const LOG = [
  line('Archer moves', 'minor', ['a1']),
  line('Archer shoots at Orc', 'plain', ['a1', 'b1'], true),
  line('Orc is slain', 'major', ['b1']),
]
const lines = (query: Partial<LogQuery>) =>
  filterLog(
    LOG.map((entry, event) => ({ ...entry, event })),
    { filter: 'all', figure: undefined, search: '', ...query },
  ).map(({ line: place }) => place)

test('the log is filtered to main events, dice or one figure, and keeps its line numbers', () => {
  expect(lines({})).toEqual([0, 1, 2])
  expect(lines({ filter: 'major' })).toEqual([2])
  expect(lines({ filter: 'dice' })).toEqual([1])
  expect(lines({ filter: 'figure', figure: 'b1' })).toEqual([1, 2])
  expect(lines({ filter: 'figure' })).toEqual([])
})

test('a search narrows the filtered log', () => {
  expect(lines({ search: ' ORC ' })).toEqual([1, 2])
  expect(lines({ filter: 'dice', search: 'slain' })).toEqual([])
})
