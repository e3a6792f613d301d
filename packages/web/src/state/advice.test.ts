import { describe, expect, test } from 'vitest'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import { shownAdvice, suggestedFigure, withAdvice } from './advice.ts'
import { advisedMover } from '../figures/asked-figures.ts'
import { buttonsFor } from '../panels/answers/answer-buttons.ts'
import { answerFrom } from './draft.ts'
import { initialState, resetDraft } from './table-state.ts'

const moving = () => {
  const host = sessionOf()
  const snapshot = until(host, isMoving)
  if (snapshot.decision?.kind !== 'move') throw new Error('nobody moves')
  const [mover] = snapshot.decision.movers
  const at = snapshot.view.figures.find(({ id }) => id === mover?.figure)?.at
  if (!mover || !at) throw new Error('nobody may move')
  return { state: initialState(snapshot), decision: snapshot.decision, figure: mover.figure, at }
}

describe('advice lies on the table like a draft of one’s own', () => {
  test('a way is drawn for the figure it is about, and Enter takes it', () => {
    const { state, figure, at } = moving()
    const path = [
      { x: at.x + 100, y: at.y },
      { x: at.x + 200, y: at.y + 50 },
    ]
    const advised = withAdvice(state, { answer: { figure, path }, why: 'goes there' })
    expect(advised.draft).toMatchObject({ is: 'move', figure, start: at, goal: path[1], held: false })
    expect(advised.draft && answerFrom(advised.draft)).toEqual({ figure, path })
    expect(advised.selected).toBe(figure)
    expect(shownAdvice(advised)).toBe('goes there')
  })

  test('a word is offered by its own label; whoever should stay is simply told so', () => {
    const { state, figure } = moving()
    const word = state.snapshot.decision?.options[0]
    const spoken = withAdvice(state, { answer: { pick: [word?.id ?? ''] }, why: 'enough' })
    expect(buttonsFor(spoken).list.map(({ label }) => label)).toEqual(['Put back', word?.label])
    const still = withAdvice(state, { answer: { figure, path: [] }, why: 'it stands' })
    expect(buttonsFor(still).list.at(-1)).toMatchObject({ label: 'Do that', isDefault: true })
    expect(still.draft && answerFrom(still.draft)).toEqual({ figure, path: [] })
  })

  test('put back or changed by hand, it is no longer advice', () => {
    const { state } = moving()
    const advised = withAdvice(state, { answer: { pick: ['done'] }, why: 'enough' })
    expect(shownAdvice(resetDraft(advised))).toBeUndefined()
    expect(
      shownAdvice({ ...advised, draft: { is: 'doubtful', answer: { pick: ['done'] }, why: 'ends-battle' } }),
    ).toBeUndefined()
  })

  test('others can be led along after a move; who ends the moves is told how many have not moved', () => {
    const { state } = moving()
    const count = state.snapshot.decision?.kind === 'move' ? state.snapshot.decision.movers.length : 0
    const { list } = buttonsFor({ ...state, snapshot: { ...state.snapshot, followers: { name: 'Archer', count: 3 } } })
    expect(list[0]).toMatchObject({ does: 'likewise', label: 'The other 3 likewise' })
    expect(list[1]).toMatchObject({ id: 'done', note: `${count} have not moved` })
    expect(buttonsFor(state).list[0]?.does).not.toBe('likewise')
  })

  test('Enter draws the advised move, and never walks unseen; without advice it takes the default', () => {
    const { state } = moving()
    const onEnter = (now: typeof state) => buttonsFor(now).list.find(({ isDefault }) => isDefault)
    expect(onEnter(state)).toMatchObject({ does: 'suggest', label: 'Suggest a move' })
    const { advisedMove, ...rest } = state.snapshot
    const suggested = advisedMove ? withAdvice(state, advisedMove) : state
    expect(suggested.draft && answerFrom(suggested.draft)).toEqual(advisedMove?.answer)
    expect(onEnter(suggested)).toMatchObject({ does: 'confirm', label: 'Move here' })
    expect(onEnter({ ...state, snapshot: rest })).toMatchObject({ id: 'done', does: 'pick' })
  })

  test('Enter suggests something for the figure that was picked', () => {
    const { state, decision } = moving()
    const { advisedMove, ...rest } = state.snapshot
    const { movers } = decision
    expect(advisedMove && 'path' in advisedMove.answer && suggestedFigure(state)).toBe(advisedMover(state.snapshot))
    const selected = movers.at(-1)?.figure
    expect(selected).not.toBe(advisedMover(state.snapshot))
    expect(suggestedFigure({ ...state, selected })).toBe(selected)
    expect(suggestedFigure({ ...state, snapshot: rest, selected })).toBe(selected)
    expect(suggestedFigure({ ...state, snapshot: rest })).toBeUndefined()
    const alone = { ...rest, decision: { ...decision, movers: movers.slice(-1) } }
    expect(suggestedFigure({ ...state, snapshot: alone, selected })).toBeUndefined()
  })
})
