import type { LogEntry } from '@muster/engine'
import { expect, test } from 'vitest'
import { hostOf, isMoving, until } from '../../test/battle.ts'
import { announcement } from './announcement.ts'

const snapshot = until(hostOf(), isMoving)
const line = (text: string, weight: LogEntry['weight']): LogEntry => ({ text, weight, figures: [] })

test('small things are left to the log; the question comes last', () => {
  const told = announcement([line('Orc 1 moves.', 'minor'), line('Orc 2 falls.', 'plain')], snapshot)
  expect(told).toBe(`Orc 2 falls. ${snapshot.decision?.prompt}`)
})

test('of many the weightiest are told in their order, and the rest is counted', () => {
  const lines = [line('The King falls.', 'major'), ...[1, 2, 3, 4, 5].map((i) => line(`Blow ${i}.`, 'plain'))]
  expect(announcement(lines, { ...snapshot, answeredBy: 'computer' })).toBe(
    'The King falls. Blow 3. Blow 4. Blow 5. And 2 more lines in the log.',
  )
})

test('dice that are waited for are asked for, and the end is told with its reason', () => {
  const awaited = { is: 'roll' as const, purpose: 'hit: Ann at Bob', count: 2, sides: 6, by: 'a' }
  const { decision: _, answeredBy: __, ...rest } = snapshot
  expect(announcement([], { ...rest, awaited })).toBe('Hit: Ann at Bob. Roll 2 dice with 6 sides.')
  expect(announcement([], { ...rest, result: { reason: 'All have fled.', scores: [] } })).toBe('All have fled.')
})
