import { describe, expect, test } from 'vitest'
import { answerUntil, firstMover, placeOf, tableOf, type TestTable } from '../../test/table.ts'
import { moveEnd } from '../state/move-draft.ts'
import { moveDraftOf } from '../state/table-state.ts'
import { DraftSaver, restoreDraft } from './draft-saver.ts'
import type { DraftStore } from '../store/draft-store.ts'
import { turnTable } from './turn-table.ts'
import { FigureAnimator } from '../animation/figure-animator.ts'

function paper(text?: string): DraftStore & { text: string | undefined } {
  const store = {
    text,
    read: () => store.text,
    write: (next: string | undefined) => {
      store.text = next
    },
  }
  return store
}

/** The table after a reload: the same battle, no draft. */
async function reloaded(kind: string): Promise<TestTable> {
  const table = await tableOf({ ready: kind !== 'place' })
  await answerUntil(table, kind)
  return table
}

async function stepAhead(table: TestTable) {
  const figure = firstMover(table.presenter.state)
  const ahead = placeOf(table.presenter.state, figure).y < table.presenter.state.snapshot.view.field.depth / 2 ? 1 : -1
  table.presenter.store.set((now) => ({ ...now, selected: figure }))
  table.actions.nudge(0, 2540 * ahead)
  await table.until(({ trial }) => (trial?.path.length ?? 0) > 0)
  table.actions.moves.addCorner()
  table.actions.nudge(1270, 0)
  await table.until(({ trial }) => (trial?.path.length ?? 0) > 1)
}

describe('a draft survives a reload', () => {
  test('a move with a corner is restored and judged again', async () => {
    const before = await reloaded('move')
    const store = paper()
    const saver = new DraftSaver(before.presenter, store)
    await stepAhead(before)
    saver.close()
    const left = moveDraftOf(before.presenter.state)

    const after = await reloaded('move')
    restoreDraft(after.presenter, after.actions, store)
    const { trial, selected } = await after.until((now) => now.trial !== undefined)
    const draft = moveDraftOf(after.presenter.state)
    expect(draft).toMatchObject({ figure: left?.figure, via: left?.via, held: false })
    expect(draft && moveEnd(draft)).toEqual(left && moveEnd(left))
    expect(trial?.path).toHaveLength(2)
    expect(selected).toBe(left?.figure)
  })

  test('pieces placed but not confirmed stand where they were put', async () => {
    const before = await reloaded('place')
    const store = paper()
    const saver = new DraftSaver(before.presenter, store)
    const { decision } = before.presenter.state.snapshot
    const [piece] = decision?.kind === 'place' ? decision.pieces : []
    if (!piece) throw new Error('there is nothing to place')
    const { draft } = before.presenter.state
    const spot = draft?.is === 'place' ? draft.spots.find(({ figure }) => figure === piece.figure) : undefined
    await before.actions.drafts.place(piece.figure, { x: (spot?.at.x ?? 0) + 2540, y: spot?.at.y ?? 0 })
    saver.close()

    const after = await reloaded('place')
    expect(after.presenter.state.draft).not.toEqual(before.presenter.state.draft)
    restoreDraft(after.presenter, after.actions, store)
    expect(after.presenter.state.draft).toEqual(before.presenter.state.draft)
  })

  test('a draft of another question is ignored, and so is a damaged one', async () => {
    const before = await reloaded('move')
    const store = paper()
    const saver = new DraftSaver(before.presenter, store)
    await stepAhead(before)
    saver.write()
    const other = await reloaded('move')
    await other.presenter.answers.give(other.presenter.state.snapshot.decision?.default ?? { pick: [] })
    await other.until(({ busy }) => !busy)
    restoreDraft(other.presenter, other.actions, store)
    expect(moveDraftOf(other.presenter.state)).toBeUndefined()
    restoreDraft(other.presenter, other.actions, paper('{"draft'))
    expect(moveDraftOf(other.presenter.state)).toBeUndefined()
    await before.presenter.answers.confirm()
    saver.write()
    expect(store.text).toBeUndefined()
  })

  test('a draft made at a turned table is restored at the right place', async () => {
    const before = await reloaded('move')
    const store = paper()
    const saver = new DraftSaver(before.presenter, store)
    turnTable({ camera: before.camera, animator: new FigureAnimator() })
    await stepAhead(before)
    saver.close()
    turnTable({ camera: before.camera, animator: new FigureAnimator() })
    const after = await reloaded('move')
    restoreDraft(after.presenter, after.actions, store)
    expect(moveDraftOf(after.presenter.state)?.path).toEqual(moveDraftOf(before.presenter.state)?.path)
  })
})
