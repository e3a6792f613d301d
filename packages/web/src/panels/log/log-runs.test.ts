import type { ShownLogEntry } from '@muster/session'
import { expect, test } from 'vitest'
import { groupRuns } from './log-runs.ts'

const moves = (who: string, side = 'a'): ShownLogEntry => ({
  text: `${who} moves 3".`,
  side,
  figures: [who],
  weight: 'minor',
  alike: { who, does: 'move' },
})
const runs = (...entries: readonly ShownLogEntry[]) =>
  groupRuns(entries.map((entry, line) => ({ line, entry: { ...entry, event: line } }))).map(
    ({ lines, text }) => text ?? lines[0]?.entry.text,
  )

test('several figures that do the same share one line, with kinds counted', () => {
  expect(runs(moves('Orc 1'), moves('Orc 2'), moves('Troll'))).toEqual(['Orc ×2 and Troll move.'])
})

test('two lines are not joined, nor are lines of different sides', () => {
  expect(runs(moves('Orc 1'), moves('Orc 2'), moves('Elf', 'b'))).toEqual([
    'Orc 1 moves 3".',
    'Orc 2 moves 3".',
    'Elf moves 3".',
  ])
})

test('repeated lines of one figure are joined', () => {
  expect(runs(moves('Orc 1'), moves('Orc 1'), moves('Orc 1'))).toEqual(['Orc 1 moves 3", then 2 times more.'])
})

test('lines in between keep their place', () => {
  const shot: ShownLogEntry = { text: 'Elf shoots.', figures: ['Elf'], weight: 'plain', side: 'a' }
  expect(runs(moves('Orc 1'), moves('Orc 2'), shot, moves('Orc 3'))).toHaveLength(4)
})

test('lines that a filter separated are not joined', () => {
  const lines = [0, 1, 5].map((line) => ({ line, entry: { ...moves(`Orc ${line}`), event: line } }))
  expect(groupRuns(lines)).toHaveLength(3)
})
