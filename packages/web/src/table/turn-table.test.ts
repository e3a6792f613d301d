import { samePoint } from '@muster/table'
import type { Seats } from '@muster/session'
import { expect, test } from 'vitest'
import { answerUntil, firstMover, placeOf, tableOf } from '../../test/table.ts'
import { FigureAnimator } from '../animation/figure-animator.ts'
import { toScreen } from '../camera/viewport.ts'
import { isAtFarEdge } from '../figures/own-side.ts'
import { turnToOwnSide, turnTable } from './turn-table.ts'

async function turnedTable() {
  const table = await tableOf()
  const state = await answerUntil(table, 'move')
  const figure = firstMover(state)
  const before = placeOf(state, figure)
  const seen = () => toScreen(table.camera.view.viewport, placeOf(table.presenter.state, figure))
  const turn = () => turnTable({ ...table, animator: new FigureAnimator() })
  return { table, figure, before, seen, turn }
}

test('a turned table shows all figures from the other side, and turning it again restores them', async () => {
  const { table, figure, before, seen, turn } = await turnedTable()
  const { width, height } = table.camera.view.screen
  const { x, y } = seen()
  turn()
  expect(seen().x).toBeCloseTo(width - x)
  expect(seen().y).toBeCloseTo(height - y)
  expect(placeOf(table.presenter.state, figure)).toEqual(before)
  turn()
  expect(seen().x).toBeCloseTo(x)
  expect(seen().y).toBeCloseTo(y)
})

test('dragging up on a turned table moves down in the battle', async () => {
  const { table, figure, before, turn } = await turnedTable()
  const ahead = before.y < table.presenter.state.snapshot.view.field.depth / 2 ? 1 : -1
  turn()
  const from = table.at(figure)
  const to = { ...from, y: from.y - 2 * 25.4 * ahead * table.camera.view.viewport.scale }
  table.drag(from, to)
  await table.until(({ trial }) => (trial?.spent ?? 0) > 2 * 2500)
  table.gestures.up(to)
  const after = await table.until((state) => !samePoint(placeOf(state, figure), before))
  expect((placeOf(after, figure).y - before.y) / 2540).toBeCloseTo(2 * ahead, 1)
})

test('a single person sits behind their own figures, and two people see the table unturned', async () => {
  const table = await tableOf()
  const { snapshot } = await answerUntil(table, 'move')
  const far = snapshot.view.sides.find(({ id }) => isAtFarEdge(snapshot.view, id))?.id ?? ''
  const near = snapshot.view.sides.find(({ id }) => id !== far)?.id ?? ''
  const sit = (seats: Seats) => {
    table.presenter.store.set((now) => ({
      ...now,
      snapshot: { ...now.snapshot, options: { ...now.snapshot.options, seats } },
    }))
    turnToOwnSide({ ...table, animator: new FigureAnimator() })
    return table.camera.isTurned
  }
  expect(sit({ [near]: 'person', [far]: 'computer' })).toBe(false)
  expect(sit({ [near]: 'person', [far]: 'person' })).toBe(false)
  expect(sit({ [near]: 'computer', [far]: 'person' })).toBe(true)
})
