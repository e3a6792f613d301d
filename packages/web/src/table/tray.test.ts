/** Placing pieces of which some may wait, in d6s with Dragons. */
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { GameKit } from '@muster/engine'
import { expect, test } from 'vitest'
import { answerUntil, tableOf } from '../../test/table.ts'
import { shownFigures, waitingPieces } from '../figures/shown-figures.ts'

const kit = d6sWithDragons as unknown as GameKit<unknown>

async function atTray() {
  const table = await tableOf({ kit, plan: kit.readyPlan(5), ready: false })
  const state = await answerUntil(table, 'place')
  const waiting = () => waitingPieces(table.presenter.state.snapshot.pieces, table.presenter.state.draft)
  return { table, state, waiting }
}

test('those who wait are in the tray with their own cards, and not on the table', async () => {
  const { state, waiting } = await atTray()
  expect(waiting().length).toBeGreaterThan(2)
  expect(waiting().every(({ icon, stats }) => icon !== 'flag-objective' && stats.length > 0)).toBe(true)
  const shown = shownFigures(state.snapshot, state.draft).map(({ id }) => id)
  expect(waiting().filter(({ id }) => shown.includes(id))).toEqual([])
})

test('one taken out of the tray gets a legal place; put back, it waits again', async () => {
  const { table, waiting } = await atTray()
  const { drafts } = table.actions
  const [first] = waiting()
  const count = waiting().length
  await drafts.takeFromTray(first?.id ?? '')
  expect(waiting().length).toBe(count - 1)
  expect(table.presenter.state.refusal).toBeUndefined()
  await drafts.putIntoTray(first?.id ?? '')
  expect(waiting().map(({ id }) => id)).toContain(first?.id)
  await table.presenter.answers.confirm()
  expect(table.presenter.state.snapshot.view.figures.some(({ id }) => id === first?.id)).toBe(false)
})
