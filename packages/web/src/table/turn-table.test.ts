import { samePoint } from '@muster/table'
import { expect, test } from 'vitest'
import { answerUntil, firstMover, placeOf, tableOf } from '../../test/table.ts'
import { FigureAnimator } from '../animation/figure-animator.ts'
import { isAtFarEdge } from '../figures/own-side.ts'
import type { Seats } from '@muster/session'
import { turnToOwnSide, turnTable } from './turn-table.ts'

async function turnedTable() {
  const table = await tableOf()
  const state = await answerUntil(table, 'move')
  const figure = firstMover(state)
  const before = placeOf(state, figure)
  const turn = () => turnTable({ ...table, animator: new FigureAnimator() })
  return { table, figure, before, turn, field: state.snapshot.view.field }
}

test('a turned table shows all figures from the other side, and turning it again restores them', async () => {
  const { table, figure, before, turn, field } = await turnedTable()
  turn()
  expect(placeOf(table.session.state, figure)).toEqual({ x: field.width - before.x, y: field.depth - before.y })
  expect(table.session.state.isTurned).toBe(true)
  turn()
  expect(placeOf(table.session.state, figure)).toEqual(before)
})

test('dragging up on a turned table moves down in the battle', async () => {
  const { table, figure, before, turn } = await turnedTable()
  const ahead = before.y < table.session.state.snapshot.view.field.depth / 2 ? 1 : -1
  turn()
  const shown = placeOf(table.session.state, figure)
  const to = table.at(figure, 0, -2 * ahead)
  table.drag(table.at(figure), to)
  await table.until(({ trial }) => (trial?.spent ?? 0) > 2 * 2500)
  table.gestures.up(to)
  const after = await table.until((state) => !samePoint(placeOf(state, figure), shown))
  expect((placeOf(after, figure).y - shown.y) / 2540).toBeCloseTo(-2 * ahead, 1)
  turn()
  expect((placeOf(table.session.state, figure).y - before.y) / 2540).toBeCloseTo(2 * ahead, 1)
})

test('turning the table does not change the saved battle', async () => {
  const { table, turn } = await turnedTable()
  const { client } = table.session
  const straight = await client.call('save', undefined)
  turn()
  expect(await client.call('save', undefined)).toEqual(straight)
})

test('a single person sits behind their own figures, and two people see the table unturned', async () => {
  const table = await tableOf()
  const { snapshot } = await answerUntil(table, 'move')
  const far = snapshot.view.sides.find(({ id }) => isAtFarEdge(snapshot.view, id))?.id ?? ''
  const near = snapshot.view.sides.find(({ id }) => id !== far)?.id ?? ''
  const sit = (seats: Seats) => {
    table.session.store.set((now) => ({
      ...now,
      snapshot: { ...now.snapshot, options: { ...now.snapshot.options, seats } },
    }))
    turnToOwnSide({ ...table, animator: new FigureAnimator() })
    return table.session.state.isTurned
  }
  expect(sit({ [near]: 'person', [far]: 'computer' })).toBe(false)
  expect(sit({ [near]: 'person', [far]: 'person' })).toBe(false)
  expect(sit({ [near]: 'computer', [far]: 'person' })).toBe(true)
  expect(isAtFarEdge(table.session.state.snapshot.view, far)).toBe(false)
})
