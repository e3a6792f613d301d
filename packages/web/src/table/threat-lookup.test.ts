import { expect, test } from 'vitest'
import { answerUntil, firstMover, tableOf } from '../../test/table.ts'
import { moveOutlook } from '../state/move-outlook.ts'

test('while a figure is lifted, the page requests how far enemies can come and who sees it, and then forgets it', async () => {
  const table = await tableOf()
  const state = await answerUntil(table, 'move')
  const figure = firstMover(state)
  expect(state.threatAreas).toEqual({})
  // With such ranges every enemy is near, so all are requested.
  const ranges = { move: 200_000, strike: 0, shoot: 200_000 }
  const { view } = state.snapshot
  const far = { ...view, figures: view.figures.map((one) => ({ ...one, ranges })) }
  table.presenter.store.set((now) => ({ ...now, snapshot: { ...now.snapshot, view: far } }))
  table.actions.moves.lift(figure)
  const enemies = far.figures.filter(({ side }) => side !== state.snapshot.decision?.by)
  const { threatAreas } = await table.until((now) => Object.keys(now.threatAreas).length === enemies.length)
  for (const area of Object.values(threatAreas)) expect(area.rings.length).toBeGreaterThan(0)
  table.actions.moves.moveTo(enemies[0]?.at ?? { x: 0, y: 0 })
  await table.until(({ trial }) => trial !== undefined)
  expect(moveOutlook(table.presenter.state).chargers.length).toBeLessThan(enemies.length)
  table.lookups.refreshOpportunities()
  const { watchers, draft } = await table.until((now) => now.watchers !== undefined)
  expect(watchers?.path).toBe(draft?.is === 'move' ? draft.path : undefined)
  expect(watchers?.figures.length).toBeGreaterThan(0)
  expect(enemies.map(({ id }) => id)).toEqual(expect.arrayContaining([...(watchers?.figures ?? [])]))
  await table.presenter.answers.give(state.snapshot.decision?.default ?? { pick: [] })
  expect(table.presenter.state.threatAreas).toEqual({})
})
