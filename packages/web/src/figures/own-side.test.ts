import { expect, test } from 'vitest'
import { hostOf, isMoving, until } from '../../test/battle.ts'
import { isAtFarEdge, ownSide } from './own-side.ts'

test('one side of a deployed battle stands far, the other near; before anybody stands, nobody is far', () => {
  const { view } = until(hostOf(), isMoving)
  const [one, other] = view.sides
  expect([isAtFarEdge(view, one?.id), isAtFarEdge(view, other?.id)].toSorted()).toEqual([false, true])
  expect(isAtFarEdge({ ...view, figures: [] }, one?.id)).toBe(false)
})

test('only a person alone at the screen has a side to sit behind', () => {
  const { view } = until(hostOf(), isMoving)
  expect(ownSide(view, { a: 'computer', b: 'person' })).toBe('b')
  expect(ownSide(view, { a: 'person', b: 'person' })).toBeUndefined()
  expect(ownSide(view, { a: 'computer', b: 'computer' })).toBeUndefined()
})
