/** What only somebody who leans over the table can do. */
import { describe, expect, test } from 'vitest'
import { answerUntil, firstMover, placeOf, tableOf } from '../../../test/table.ts'
import { cardOutline } from '../../camera/card-outline.ts'
import { toScreen } from '../../camera/viewport.ts'
import { moveDraftOf } from '../../state/table-state.ts'

async function leaning() {
  const table = await tableOf({ tilt: { pitch: 42, yaw: 0 } })
  const state = await answerUntil(table, 'move')
  return { table, figure: firstMover(state) }
}

test('a card taken by its head is led by its foot', async () => {
  const { table, figure } = await leaning()
  const { viewport } = table.camera.view
  const at = placeOf(table.presenter.state, figure)
  const { base } = table.presenter.state.snapshot.view.figures.find(({ id }) => id === figure)!
  const [left, right] = cardOutline(viewport, viewport.tilt!, { base, at }).head
  const head = { id: 1, touch: false, x: (left.x + right.x) / 2, y: left.y + 3 }
  table.gestures.down(head)
  table.gestures.move({ ...head, x: head.x + 20 })
  const goal = moveDraftOf(table.presenter.state)?.goal
  const foot = toScreen(viewport, goal ?? at)
  expect(foot.x).toBeCloseTo(toScreen(viewport, at).x + 20, 0)
  expect(foot.y).toBeCloseTo(toScreen(viewport, at).y, 0)
})

test('a second press in one place takes the card behind', async () => {
  const { table } = await leaning()
  const { presenter, gestures } = table
  const [front, behind] = presenter.state.snapshot.view.figures
  if (!front || !behind) throw new Error('two figures are needed')
  const hidden = { ...behind, at: { x: front.at.x, y: front.at.y - 1500 } }
  presenter.store.set((now) => ({
    ...now,
    snapshot: { ...now.snapshot, answeredBy: 'computer', view: { ...now.snapshot.view, figures: [front, hidden] } },
  }))
  const press = { id: 1, touch: false, ...toScreen(table.camera.view.viewport, hidden.at, 15) }
  const picked = [1, 2, 3].map(() => {
    gestures.down(press)
    gestures.up(press)
    return presenter.state.selected
  })
  expect(picked).toEqual([front.id, behind.id, front.id])
})

describe('the ground', () => {
  test('dragged with Shift turns and tilts the table; without it the table is moved', async () => {
    const { table } = await leaning()
    const empty = { id: 1, touch: false, x: 400, y: 400 }
    table.drag({ ...empty, shift: true }, { ...empty, x: 450, shift: true })
    expect(table.camera.tilt).toMatchObject({ pitch: 42, yaw: -15 })
    table.gestures.move({ ...empty, x: 450, y: 420, shift: true })
    expect(table.camera.tilt.pitch).toBeCloseTo(48)
    table.gestures.up({ ...empty, x: 450, y: 420 })
    const { left } = table.camera.view.viewport
    table.drag(empty, { ...empty, x: 430 })
    expect(table.camera.view.viewport.left).not.toBe(left)
    expect(table.camera.tilt.yaw).toBe(-15)
  })

  test('turns under two fingers that turn about each other', async () => {
    const { table } = await leaning()
    const first = { id: 1, touch: true, x: 300, y: 400 }
    table.gestures.down(first)
    table.gestures.down({ ...first, id: 2, x: 500 })
    table.gestures.move({ ...first, id: 2, x: 500, y: 435.27 })
    expect(table.camera.tilt.yaw).toBeCloseTo(10, 0)
  })
})
