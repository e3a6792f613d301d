import { expect, test } from 'vitest'
import { readTipsSeen, tipKind, withKind } from './tips-seen.ts'

test('a kind of question is met once, in each game', () => {
  const none = readTipsSeen(null)
  const once = withKind(none, tipKind('knockdown', 'activate'))
  expect(once.kinds).toEqual(['knockdown activate'])
  expect(withKind(once, tipKind('knockdown', 'activate'))).toBe(once)
  expect(withKind(once, tipKind('5e-d6', 'activate')).kinds).toHaveLength(2)
})

test('what is stored may be anything', () => {
  expect(readTipsSeen('{{')).toEqual({ isOff: false, kinds: [] })
  expect(readTipsSeen('{"isOff":true,"kinds":["a b",7]}')).toEqual({ isOff: true, kinds: ['a b'] })
})
