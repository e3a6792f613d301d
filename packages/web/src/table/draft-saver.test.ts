import { describe, expect, test } from 'vitest'
import { answerUntil, firstMover, placeOf, tableOf, type TestTable } from '../../test/table.ts'
import { endOf } from '../state/move-draft.ts'
import { moveDraftOf } from '../state/table-state.ts'
import { HalfDoneKeeper, takeUpHalfDone } from './draft-saver.ts'
import type { Slip } from '../store/draft-store.ts'
import { turnTable } from './turn-table.ts'
import { Pieces } from '../animation/figure-animator.ts'

function paper(text?: string): Slip & { text: string | undefined } {
  const slip = {
    text,
    read: () => slip.text,
    write: (next: string | undefined) => {
      slip.text = next
    },
  }
  return slip
}

/** The table as a page loaded again would find it: the same battle, nothing in hand. */
async function reloaded(kind: string): Promise<TestTable> {
  const table = await tableOf({ ready: kind !== 'place' })
  await answerUntil(table, kind)
  return table
}

async function stepAhead(table: TestTable) {
  const figure = firstMover(table.session.state)
  const ahead = placeOf(table.session.state, figure).y < table.session.state.snapshot.view.field.depth / 2 ? 1 : -1
  table.session.store.set((now) => ({ ...now, picked: figure }))
  table.hands.nudge(0, 2540 * ahead)
  await table.until(({ trial }) => (trial?.path.length ?? 0) > 0)
  table.hands.leading.bend()
  table.hands.nudge(1270, 0)
  await table.until(({ trial }) => (trial?.path.length ?? 0) > 1)
}

describe('what is half done survives a reload', () => {
  test('a move with its corner is laid out and judged again', async () => {
    const before = await reloaded('move')
    const slip = paper()
    const keeper = new HalfDoneKeeper(before.session, slip)
    await stepAhead(before)
    keeper.close()
    const left = moveDraftOf(before.session.state)

    const after = await reloaded('move')
    takeUpHalfDone(after.session, after.hands, slip)
    const { trial, picked } = await after.until((now) => now.trial !== undefined)
    const draft = moveDraftOf(after.session.state)
    expect(draft).toMatchObject({ figure: left?.figure, via: left?.via, held: false })
    expect(draft && endOf(draft)).toEqual(left && endOf(left))
    expect(trial?.path).toHaveLength(2)
    expect(picked).toBe(left?.figure)
  })

  test('pieces put down but not yet placed for good stand where they were put', async () => {
    const before = await reloaded('place')
    const slip = paper()
    const keeper = new HalfDoneKeeper(before.session, slip)
    const { decision } = before.session.state.snapshot
    const [piece] = decision?.kind === 'place' ? decision.pieces : []
    if (!piece) throw new Error('nothing is placed')
    const { draft } = before.session.state
    const spot = draft?.is === 'place' ? draft.spots.find(({ figure }) => figure === piece.figure) : undefined
    await before.hands.laying.place(piece.figure, { x: (spot?.at.x ?? 0) + 2540, y: spot?.at.y ?? 0 })
    keeper.close()

    const after = await reloaded('place')
    expect(after.session.state.draft).not.toEqual(before.session.state.draft)
    takeUpHalfDone(after.session, after.hands, slip)
    expect(after.session.state.draft).toEqual(before.session.state.draft)
  })

  test('at another question it means nothing, and neither does a torn slip', async () => {
    const before = await reloaded('move')
    const slip = paper()
    const keeper = new HalfDoneKeeper(before.session, slip)
    await stepAhead(before)
    keeper.write()
    const other = await reloaded('move')
    await other.session.answer(other.session.state.snapshot.decision?.default ?? { pick: [] })
    await other.until(({ busy }) => !busy)
    takeUpHalfDone(other.session, other.hands, slip)
    expect(moveDraftOf(other.session.state)).toBeUndefined()
    takeUpHalfDone(other.session, other.hands, paper('{"draft'))
    expect(moveDraftOf(other.session.state)).toBeUndefined()
    await before.session.confirm()
    keeper.write()
    expect(slip.text).toBeUndefined()
  })

  test('what was done at a turned table is found where it was meant', async () => {
    const before = await reloaded('move')
    const slip = paper()
    const keeper = new HalfDoneKeeper(before.session, slip)
    turnTable({ session: before.session, camera: before.camera, pieces: new Pieces() })
    await stepAhead(before)
    keeper.close()
    turnTable({ session: before.session, camera: before.camera, pieces: new Pieces() })
    const after = await reloaded('move')
    takeUpHalfDone(after.session, after.hands, slip)
    expect(moveDraftOf(after.session.state)?.path).toEqual(moveDraftOf(before.session.state)?.path)
  })
})
