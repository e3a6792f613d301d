import { describe, expect, test } from 'vitest'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import { buttonsFor } from '../panels/answers/answer-buttons.ts'
import { startFigureMove } from './move-draft.ts'
import { receiveSnapshot } from './receive-snapshot.ts'
import { initialState, withTrial, shownPosition, resetDraft } from './table-state.ts'

function movingTable() {
  const host = sessionOf()
  const state = initialState(until(host, isMoving))
  const { decision, view } = state.snapshot
  const id = decision?.kind === 'move' ? decision.movers[0]?.figure : undefined
  const figure = view.figures.find((one) => one.id === id)
  if (!figure) throw new Error('nobody may move')
  return { host, state, figure }
}

describe('the table without a browser', () => {
  test('a drafted figure is shown where the judge lets it go, and put back where it stood', () => {
    const { host, state, figure } = movingTable()
    const lifted = { ...state, draft: startFigureMove(figure.id, figure.at, false) }
    const trial = host.whatIf.tryMove({ figure: figure.id, via: [], goal: { x: figure.at.x + 2540, y: figure.at.y } })
    if (!trial) throw new Error('no trial')
    const there = withTrial(lifted, trial)
    expect(shownPosition(there, figure)).toEqual(trial.path.at(-1))
    expect(shownPosition(resetDraft(there), figure)).toEqual(figure.at)
  })

  test('the judge’s late word on another figure is not heard', () => {
    const { host, state, figure } = movingTable()
    const trial = host.whatIf.tryMove({ figure: figure.id, via: [], goal: { x: figure.at.x + 2540, y: figure.at.y } })
    if (!trial) throw new Error('no trial')
    const other = { ...state, draft: startFigureMove('somebody else', figure.at, false) }
    expect(withTrial(other, trial)).toBe(other)
  })

  test('whoever is gone from the view has fallen', () => {
    const { host, state, figure } = movingTable()
    const next = host.snapshot()
    const without = { ...next, view: { ...next.view, figures: next.view.figures.filter(({ id }) => id !== figure.id) } }
    expect(receiveSnapshot(state, without).fallen.map(({ id }) => id)).toEqual([figure.id])
    expect(receiveSnapshot(receiveSnapshot(state, without), next).fallen).toEqual([])
  })

  test('with nothing in hand Enter suggests a move; with a figure set down it moves it', () => {
    const { state, figure } = movingTable()
    const go = (now: typeof state) => buttonsFor(now).list.find(({ isDefault }) => isDefault)
    expect(go(state)).toMatchObject({ does: 'suggest' })
    const drafted = { ...startFigureMove(figure.id, figure.at, false), path: [{ x: 1, y: 1 }] }
    expect(go({ ...state, draft: drafted })).toMatchObject({ does: 'confirm' })
    expect(go({ ...state, draft: { ...drafted, held: true } })).toMatchObject({ does: 'suggest' })
  })
})
