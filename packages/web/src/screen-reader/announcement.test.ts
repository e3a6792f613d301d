import type { ShownLogEntry } from '@muster/session'
import { expect, test } from 'vitest'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import { announcement } from './announcement.ts'

const snapshot = until(sessionOf(), isMoving)
const line = (text: string, weight: ShownLogEntry['weight']): ShownLogEntry => ({ text, weight, figures: [] })

test('minor events are left to the log, and the question is announced last', () => {
  const told = announcement([line('Orc 1 moves.', 'minor'), line('Orc 2 falls.', 'plain')], snapshot)
  expect(told).toBe(`Orc 2 falls. ${snapshot.decision?.prompt}`)
})

test('of many events the most important are announced in their order, and the others counted', () => {
  const lines = [line('The King falls.', 'major'), ...[1, 2, 3, 4, 5].map((i) => line(`Blow ${i}.`, 'plain'))]
  expect(announcement(lines, { ...snapshot, answeredBy: 'computer' })).toBe(
    'The King falls. Blow 3. Blow 4. Blow 5. And 2 more lines in the log.',
  )
})

test('dice to be typed in are asked for, and the end is announced with its reason', () => {
  const awaited = { purpose: 'hit: Ann at Bob', count: 2, sides: 6, by: 'a' }
  const { decision: _, answeredBy: __, ...rest } = snapshot
  expect(announcement([], { ...rest, awaited })).toBe('Hit: Ann at Bob. Roll 2 dice with 6 sides.')
  expect(announcement([], { ...rest, result: { reason: 'All have fled.', scores: [] } })).toBe('All have fled.')
})
