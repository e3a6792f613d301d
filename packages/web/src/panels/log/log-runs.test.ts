import type { LogEntry } from '@muster/engine'
import { expect, test } from 'vitest'
import { groupRuns } from './log-runs.ts'

const moves = (who: string, side = 'a'): LogEntry => ({
  text: `${who} moves 3".`,
  side,
  figures: [who],
  weight: 'minor',
  alike: { who, does: 'move' },
})
const runs = (...entries: readonly LogEntry[]) =>
  groupRuns(entries.map((entry, line) => ({ line, entry }))).map(({ lines, text }) => text ?? lines[0]?.entry.text)

test('many who do the same are told in one line, kinds counted', () => {
  expect(runs(moves('Orc 1'), moves('Orc 2'), moves('Troll'))).toEqual(['Orc ×2 and Troll move.'])
})

test('two lines are left as they are, and so is what another side does', () => {
  expect(runs(moves('Orc 1'), moves('Orc 2'), moves('Elf', 'b'))).toEqual([
    'Orc 1 moves 3".',
    'Orc 2 moves 3".',
    'Elf moves 3".',
  ])
})

test('one who goes on and on is told once', () => {
  expect(runs(moves('Orc 1'), moves('Orc 1'), moves('Orc 1'))).toEqual(['Orc 1 moves 3", then 2 times more.'])
})

test('what happens in between stays in between', () => {
  const shot: LogEntry = { text: 'Elf shoots.', figures: ['Elf'], weight: 'plain', side: 'a' }
  expect(runs(moves('Orc 1'), moves('Orc 2'), shot, moves('Orc 3'))).toHaveLength(4)
})

test('lines that a filter has parted are not one run', () => {
  const lines = [0, 1, 5].map((line) => ({ line, entry: moves(`Orc ${line}`) }))
  expect(groupRuns(lines)).toHaveLength(3)
})
