/** Moments of the flow that a creature may wait for, whether or not one of today's does. */
import { expect, test, vi } from 'vitest'
import { skirmish, type Skirmish } from '../skirmish.ts'

/** The names of the figures each time that somebody comes within reach while this happens. */
function reached(s: Skirmish, act: (s: Skirmish) => unknown): readonly unknown[] {
  const open = vi.spyOn(s.battle.state.abilities, 'open')
  act(s)
  return open.mock.calls.filter(([, moment]) => moment === 'comes-within-reach').map(([, , about]) => about)
}

const apart = (bob: readonly [number, number]): Skirmish =>
  skirmish()
    .a('Ann', { at: [12, 12] })
    .b('Bob', { at: [...bob], now: { turnDone: true } })

test('a move that ends in the threatened space of an enemy is a moment for both', () => {
  expect(reached(apart([12, 17]), (s) => s.move('Ann', [12, 15.2]))).toEqual([{ figure: 'Ann', of: 'Bob' }])
})

test('who stood in that space before, or ends its move outside it, comes within reach of nobody', () => {
  expect(reached(apart([12, 13.9]), (s) => s.move('Ann', [12.3, 12.05]))).toEqual([])
  expect(reached(apart([12, 19]), (s) => s.move('Ann', [12, 15]))).toEqual([])
})
