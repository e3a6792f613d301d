import { distance, INCH, samePoint } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { answerUntil, firstMover, placeOf, tableOf } from '../../../test/table.ts'
import { measuredLine } from '../../figures/ruler.ts'
import { moveDraftOf } from '../../state/table-state.ts'
import { toScreen } from '../../camera/viewport.ts'

/** All of it holds from above and for somebody who leans over the table. */
describe.each([
  ['from above', undefined],
  ['leaning over', { pitch: 42, yaw: 0 }],
  ['leaning over, from aside', { pitch: 50, yaw: -35 }],
])('%s', (_, tilt) => {
  /** The direction into the table, away from the nearest edge. */
  async function readyToMove() {
    const table = await tableOf({ tilt })
    const state = await answerUntil(table, 'move')
    const figure = firstMover(state)
    const before = placeOf(state, figure)
    const ahead = before.y < state.snapshot.view.field.depth / 2 ? 1 : -1
    return { table, figure, before, ahead }
  }

  describe('a figure that may move', () => {
    test('is moved by dragging it and letting go', async () => {
      const { table, figure, before, ahead } = await readyToMove()
      const to = table.at(figure, 0, 2 * ahead)
      table.drag(table.at(figure), to)
      await table.until(({ trial }) => (trial?.spent ?? 0) > 2540)
      table.gestures.up(to)
      const after = await table.until((state) => !samePoint(placeOf(state, figure), before))
      expect(distance(placeOf(after, figure), before) / 2540).toBeCloseTo(2, 1)
      expect(after.snapshot.noUndo).toBeUndefined()
      await table.presenter.undo()
      expect(placeOf(table.presenter.state, figure)).toEqual(before)
    })

    test('stops at its limit however far it is dragged', async () => {
      const { table, figure, ahead } = await readyToMove()
      const far = table.at(figure, 0, 30 * ahead)
      table.drag(table.at(figure), far)
      const { trial } = await table.until((state) => (state.trial?.spent ?? 0) > 0)
      expect(trial?.spent).toBeLessThanOrEqual((trial?.allowance ?? 0) + 3)
    })

    test('is touched, then the ground, and goes there', async () => {
      const { table, figure, before, ahead } = await readyToMove()
      const { gestures } = table
      gestures.down(table.at(figure))
      gestures.up(table.at(figure))
      expect(moveDraftOf(table.presenter.state)?.held).toBe(true)
      const there = table.at(figure, 1, 2 * ahead)
      gestures.move(there)
      await table.until(({ trial }) => trial !== undefined)
      gestures.down(there)
      gestures.up(there)
      const after = await table.until((state) => !samePoint(placeOf(state, figure), before))
      expect(distance(placeOf(after, figure), before) / 2540).toBeCloseTo(Math.sqrt(5), 1)
    })

    test('is put back by touching it again, and waits when the pointer leaves the table', async () => {
      const { table, figure, ahead } = await readyToMove()
      const { gestures, presenter } = table
      gestures.down(table.at(figure))
      gestures.up(table.at(figure))
      gestures.move(table.at(figure, 0, 2 * ahead))
      await table.until(({ trial }) => trial !== undefined)
      gestures.leave()
      expect(moveDraftOf(presenter.state)?.path).toEqual([])
      await table.presenter.client.call('save', undefined)
      gestures.down(table.at(figure))
      gestures.up(table.at(figure))
      expect(presenter.state.draft).toBeUndefined()
    })

    test('that has moved is dragged from its old place to another, and the moves of others since then stay', async () => {
      const { table, figure, ahead } = await readyToMove()
      const { presenter, gestures } = table
      const start = placeOf(presenter.state, figure)
      const drag = async (who: string, inches: number, from = placeOf(presenter.state, who)) => {
        const now = placeOf(presenter.state, who)
        const to = table.at(who, 0, inches * ahead)
        const length = Math.abs(now.y + inches * ahead * INCH - from.y)
        table.drag(table.at(who), to)
        gestures.up(to)
        await table.until((state) => !state.busy && Math.abs(distance(placeOf(state, who), from) - length) < INCH / 5)
      }
      await drag(figure, 2)
      const { decision } = presenter.state.snapshot
      const other = (decision?.kind === 'move' ? decision.movers[0]?.figure : undefined) ?? ''
      await drag(other, 2)
      const second = placeOf(presenter.state, other)
      await drag(figure, -1, start)
      expect(distance(placeOf(presenter.state, figure), start) / INCH).toBeCloseTo(1, 1)
      expect(placeOf(presenter.state, other)).toEqual(second)
      await presenter.undo()
      expect(placeOf(presenter.state, figure)).toEqual(start)
      expect(placeOf(presenter.state, other)).toEqual(second)
    })

    test('is shown above the finger, which would hide it', async () => {
      const { table, figure, ahead } = await readyToMove()
      const to = table.at(figure, 0, 2 * ahead, true)
      table.drag(table.at(figure, 0, 0, true), to)
      const goal = moveDraftOf(table.presenter.state)?.goal
      const shown = toScreen(table.camera.view.viewport, goal ?? { x: 0, y: 0 })
      expect(to.y - shown.y).toBeCloseTo(60, 0)
    })

    test('a tremor of the pointer is a touch, not a drag', async () => {
      const { table, figure } = await readyToMove()
      const press = table.at(figure)
      table.gestures.down(press)
      table.gestures.move({ ...press, x: press.x + 3 })
      table.gestures.up({ ...press, x: press.x + 3 })
      expect(moveDraftOf(table.presenter.state)).toMatchObject({ held: true, path: [] })
    })
  })

  describe('a corner in a path', () => {
    /** A figure dragged two inches ahead, with its trial received. */
    async function carried(touch = false) {
      const { table, figure, ahead } = await readyToMove()
      // The figure is shown this far above the finger.
      table.drag(table.at(figure, 0, 0, touch), table.at(figure, 0, 2 * ahead, touch))
      await table.until(({ trial }) => (trial?.spent ?? 0) > 0)
      await table.until(({ trial, draft }) => draft?.is === 'move' && trial?.path.at(-1)?.y === draft.path.at(-1)?.y)
      return { table, figure, ahead, corners: () => moveDraftOf(table.presenter.state)?.via.length }
    }

    test('is added by the right button while a figure is dragged', async () => {
      const { table, figure, ahead, corners } = await carried()
      expect(table.gestures.rightButton()).toBe(true)
      expect(corners()).toBe(1)
      table.gestures.move(table.at(figure, 1, 2 * ahead))
      const { trial } = await table.until((state) => state.trial?.path.length === 2)
      expect(trial?.path).toHaveLength(2)
    })

    test('is not added when nothing is dragged', async () => {
      const { table } = await readyToMove()
      expect(table.gestures.rightButton()).toBe(false)
    })

    test('is added by a second finger, which does not zoom then', async () => {
      const { table, figure, ahead, corners } = await carried(true)
      const { scale } = table.camera.view.viewport
      const finger = table.at(figure, 3, 2 * ahead, true)
      table.gestures.down({ ...finger, id: 2 })
      table.gestures.move({ ...finger, id: 2, x: finger.x + 80 })
      table.gestures.up({ ...finger, id: 2 })
      expect(corners()).toBe(1)
      expect(table.camera.view.viewport.scale).toBe(scale)
      expect(moveDraftOf(table.presenter.state)?.held).toBe(true)
    })

    test('is added by a long press on the ground, and the figure stays lifted', async () => {
      const { table, figure, ahead } = await readyToMove()
      table.gestures.down(table.at(figure, 0, 0, true))
      table.gestures.up(table.at(figure, 0, 0, true))
      const there = table.at(figure, 0, 2 * ahead, true)
      table.gestures.down(there)
      await table.until((state) => moveDraftOf(state)?.via.length === 1)
      table.gestures.up(there)
      expect(moveDraftOf(table.presenter.state)?.held).toBe(true)
    })

    test('is added where the pointer turns while Shift is held', async () => {
      const { table, figure, ahead } = await readyToMove()
      table.drag(table.at(figure), table.at(figure, 0, 0.3 * ahead))
      for (const [dx, dy] of [
        [0, 1],
        [0.6, 1.2],
        [1.2, 1.2],
        [1.8, 1.2],
      ] as const) {
        table.gestures.move({ ...table.at(figure, dx, dy * ahead), shift: true })
        await table.until(({ trial, draft }) => draft?.is === 'move' && trial?.path.at(-1)?.x === draft.goal.x)
      }
      expect(moveDraftOf(table.presenter.state)?.via.length).toBeGreaterThanOrEqual(2)
    })
  })

  test('a piece to be placed goes where it is dragged, but not out of its zone', async () => {
    const table = await tableOf({ ready: false, tilt })
    const state = await answerUntil(table, 'place')
    const [piece] = state.snapshot.pieces
    if (!piece) throw new Error('nothing to place')
    const out = table.at(piece.id, 4, piece.at.y < 24 * 2540 ? 12 : -12)
    table.drag(table.at(piece.id), out)
    table.gestures.up(out)
    const { draft } = await table.until((now) => now.draft !== state.draft)
    const spots = draft?.is === 'place' ? draft.spots : []
    expect((spots[0]?.at.x ?? 0) - piece.at.x).toBeCloseTo(4 * 2540, -2)
    expect((await table.presenter.client.call('tryAnswer', { spots })).refusal).toBeUndefined()
  })

  test('a piece placed where it may not stand shows why, and the nearest legal place can be taken', async () => {
    const table = await tableOf({ ready: false, tilt })
    const { snapshot, draft } = await answerUntil(table, 'place')
    const [piece] = snapshot.pieces
    if (!piece || draft?.is !== 'place') throw new Error('nothing to place')
    const ahead = piece.at.y < snapshot.view.field.depth / 2 ? 1 : -1
    const beyond = { x: piece.at.x, y: piece.at.y + ahead * 2 * 2540 }
    table.presenter.answers.setDraft({ ...draft, spots: [{ figure: piece.id, at: beyond }] })
    // The session looks for a place only as long as a hand would wait, and a busy machine may need longer.
    for (let tries = 0; tries < 20 && !table.presenter.state.refusal?.nearest; tries++)
      await table.actions.drafts.check([piece.id])
    const { refusal } = table.presenter.state
    expect(refusal).toMatchObject({ code: 'out-of-zone', message: expect.stringContaining('on your own side') })
    if (!refusal?.nearest) throw new Error('nothing is offered')
    await table.actions.drafts.apply(refusal.nearest)
    expect(table.presenter.state.refusal).toBeUndefined()
    await table.presenter.answers.confirm()
    expect(table.presenter.state.snapshot.view.figures.some(({ id }) => id === piece.id)).toBe(true)
  })

  test('the ruler measures from where it was pressed to the pointer', async () => {
    const { table, figure } = await readyToMove()
    table.presenter.store.set((now) => ({ ...now, tool: 'measure' }))
    table.drag(table.at(figure), table.at(figure, 5, 0))
    const { ruler } = table.presenter.state
    expect(ruler && distance(ruler.from, ruler.to) / 2540).toBeCloseTo(5, 1)
    expect(table.presenter.state.draft).toBeUndefined()
  })

  test('between two figures the ruler runs from rim to rim and shows whether they see each other', async () => {
    const { table, figure } = await readyToMove()
    const { figures } = table.presenter.state.snapshot.view
    const foe = figures.find(({ side, id }) => side !== figures.find((one) => one.id === figure)?.side && id !== figure)
    if (!foe) throw new Error('nobody to look at')
    table.presenter.store.set((now) => ({ ...now, tool: 'measure' }))
    table.drag(table.at(figure), table.at(foe.id))
    const { ruler, sighting } = await table.until((state) => state.sighting !== undefined)
    expect(ruler).toMatchObject({ by: figure, at: foe.id })
    expect(['clear', 'cover', 'blocked']).toContain(sighting?.seen)
    const { from, to } = measuredLine(ruler ?? { from: foe.at, to: foe.at }, table.presenter.state.snapshot.view)
    expect(distance(from, to)).toBeLessThan(distance(placeOf(table.presenter.state, figure), foe.at))
  })

  test('two fingers zoom and leave the figures alone', async () => {
    const { table, figure } = await readyToMove()
    const press = table.at(figure, 0, 0, true)
    const { scale } = table.camera.view.viewport
    table.gestures.down(press)
    table.gestures.down({ ...press, id: 2, x: press.x + 100 })
    table.gestures.move({ ...press, id: 2, x: press.x + 200 })
    expect(table.camera.view.viewport.scale).toBeCloseTo(scale * 2, 1)
    table.gestures.up({ ...press, id: 2 })
    expect(table.presenter.state.draft).toBeUndefined()
  })
})
