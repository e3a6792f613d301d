import type { Review, Snapshot } from '@muster/session'
import { expect, test } from 'vitest'
import { deciderOf } from './decider.ts'

const point = (before: number, after: number, figures: readonly string[]) => ({ before, after, line: { figures } })
const review = {
  side: 'a',
  turningPoints: [
    point(0.5, 0.4, ['b2', 'a1']),
    point(0.6, 0.2, ['a2', 'b1']),
    point(0.2, 0.9, ['a1', 'b1']),
    point(0.5, 0.2, ['b2']),
  ],
} as unknown as Review
const table = (winner?: string) =>
  ({
    view: { figures: ['a1', 'b1', 'b2'].map((id) => ({ id, side: id[0] })) },
    result: { winner, reason: '' },
  }) as unknown as Snapshot

test('the decider is named at the greatest swing towards the winner', () => {
  expect(deciderOf(table('b'), review)).toBe('b1')
  expect(deciderOf(table('a'), review)).toBe('a1')
})

test('nobody decides a battle that nobody wins, or that has not been looked back at', () => {
  expect(deciderOf(table(), review)).toBeUndefined()
  expect(deciderOf(table('a'), undefined)).toBeUndefined()
})
