import { expect, test } from 'vitest'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import { isAtFarEdge, ownSide } from './own-side.ts'

test('after deployment one side stands at the far edge and the other at the near one, and before it neither does', () => {
  const { view } = until(sessionOf(), isMoving)
  const [one, other] = view.sides
  expect([isAtFarEdge(view, one?.id), isAtFarEdge(view, other?.id)].toSorted()).toEqual([false, true])
  expect(isAtFarEdge({ ...view, figures: [] }, one?.id)).toBe(false)
})

test('only a person who plays alone has a side of the table', () => {
  const { view } = until(sessionOf(), isMoving)
  expect(ownSide(view, { a: 'computer', b: 'person' })).toBe('b')
  expect(ownSide(view, { a: 'person', b: 'person' })).toBeUndefined()
  expect(ownSide(view, { a: 'computer', b: 'computer' })).toBeUndefined()
})
