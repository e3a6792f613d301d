import { expect, test } from 'vitest'
import { insertInOrder } from '../src/index.ts'

test('whatever is put into a list stands in order, and of equals the earlier stays first', () => {
  const list: { readonly name: string; readonly rank: number }[] = []
  for (const [name, rank] of [
    ['b', 2],
    ['d', 3],
    ['c', 2],
    ['a', 1],
  ] as const)
    insertInOrder(list, { name, rank }, (one) => one.rank)
  expect(list.map(({ name }) => name).join('')).toBe('abcd')
})
