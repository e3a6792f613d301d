import { describe, expect, test } from 'vitest'
import { answerUntil, firstMover, placeOf, tableOf } from '../../test/table.ts'
import { moveEnd } from '../state/move-draft.ts'
import { moveDraftOf } from '../state/table-state.ts'
import { words } from '../words/words.ts'

describe('a battle at this screen', () => {
  test('is kept after every answer', async () => {
    const table = await tableOf()
    await answerUntil(table, 'move')
    const rows = table.kept.battles.get('b')?.rows.length ?? 0
    await table.presenter.answers.confirm()
    expect(table.kept.battles.get('b')?.rows.length).toBe(rows + 1)
  })

  test('what was noted before an answer is gone after it, unless it tells that the battle cannot be kept', async () => {
    const table = await tableOf()
    await answerUntil(table, 'move')
    table.presenter.setNotice('read')
    await table.presenter.answers.confirm()
    expect(table.presenter.state.notice).toBeUndefined()
    await answerUntil(table, 'move')
    table.presenter.setNotice(words.errors.storageFull)
    await table.presenter.answers.confirm()
    expect(table.presenter.state.notice).toBe(words.errors.storageFull)
  })

  test('an answer that is not allowed is refused in words and changes nothing', async () => {
    const table = await tableOf()
    const before = await answerUntil(table, 'move')
    const figure = firstMover(before)
    await table.presenter.answers.give({ figure, path: [{ x: -50_000, y: 0 }] })
    expect(table.presenter.state.refusal).toMatchObject({
      code: 'too-far',
      message: expect.stringMatching(/^Not enough movement: .+" short\. .+ may move 6"/),
    })
    expect(table.presenter.state.snapshot).toBe(before.snapshot)
    expect(table.presenter.state.busy).toBe(false)
  })

  test('the computer plays on by itself until a person is asked', async () => {
    const table = await tableOf({ seats: { a: 'person', b: 'computer' } })
    await answerUntil(table, 'move')
    await table.presenter.answers.pick('done')
    const next = await table.until(({ busy, snapshot }) => !busy && snapshot.answeredBy !== 'computer')
    expect(next.snapshot.answeredBy).toBe('person')
    expect(next.log.length).toBeGreaterThan(3)
  })

  test('while an answer is taken back, nothing is answered', async () => {
    const table = await tableOf()
    const state = await answerUntil(table, 'move')
    const figure = firstMover(state)
    const { x, y } = placeOf(state, figure)
    const ahead = y < state.snapshot.view.field.depth / 2 ? 1 : -1
    await table.presenter.answers.give({ figure, path: [{ x, y: y + 2540 * ahead }] })
    const undone = table.presenter.undo()
    await table.presenter.answers.pick('done')
    await undone
    expect(table.presenter.state.refusal).toBeUndefined()
    expect(table.presenter.state.snapshot.decision?.kind).toBe('move')
    expect(placeOf(table.presenter.state, figure)).toEqual({ x, y })
  })

  test('an undo pressed while an answer is under way takes that answer back', async () => {
    const table = await tableOf()
    const state = await answerUntil(table, 'move')
    const figure = firstMover(state)
    const { x, y } = placeOf(state, figure)
    const ahead = y < state.snapshot.view.field.depth / 2 ? 1 : -1
    const given = table.presenter.answers.give({ figure, path: [{ x, y: y + 2540 * ahead }] })
    const undone = table.presenter.undo()
    await Promise.all([given, undone])
    expect(table.presenter.state.snapshot.canRedo).toBe(true)
    expect(table.presenter.state.busy).toBe(false)
    expect(placeOf(table.presenter.state, figure)).toEqual({ x, y })
  })

  test('two undos pressed at once take two answers back', async () => {
    const table = await tableOf()
    const state = await answerUntil(table, 'move')
    const figure = firstMover(state)
    const { x, y } = placeOf(state, figure)
    const ahead = y < state.snapshot.view.field.depth / 2 ? 1 : -1
    for (const steps of [1, 2])
      await table.presenter.answers.give({ figure, path: [{ x, y: y + 1270 * ahead * steps }] })
    await Promise.all([table.presenter.undo(), table.presenter.undo()])
    expect(placeOf(table.presenter.state, figure)).toEqual({ x, y })
  })

  test('a pause holds the computer, and going on lets it go', async () => {
    const table = await tableOf({ seats: { a: 'computer', b: 'computer' } })
    table.presenter.pause(true)
    await table.until(({ busy }) => !busy)
    const held = table.presenter.state.log.length
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(table.presenter.state.log.length).toBe(held)
    table.presenter.pause(false)
    await table.until(({ log }) => log.length > held)
    table.presenter.close()
  })
})

describe('by keys', () => {
  test('the picked figure goes half an inch with each press, and Enter sets it down', async () => {
    const table = await tableOf()
    const state = await answerUntil(table, 'move')
    const figure = firstMover(state)
    const before = placeOf(state, figure)
    const ahead = before.y < state.snapshot.view.field.depth / 2 ? 1 : -1
    table.presenter.store.set((now) => ({ ...now, selected: figure }))
    for (let presses = 0; presses < 4; presses++) table.actions.nudge(0, 1270 * ahead)
    const there = await table.until((now) => Math.abs((now.trial?.path.at(-1)?.y ?? before.y) - before.y) >= 5000)
    const draft = moveDraftOf(there)
    expect(draft && Math.abs(moveEnd(draft).y - before.y) / 2540).toBeCloseTo(2, 1)
    await table.presenter.answers.confirm()
    expect(placeOf(table.presenter.state, figure)).toEqual(draft && moveEnd(draft))
  })

  test('the focus picks whoever may be linked, but not whom the one picked may be linked to', async () => {
    const table = await tableOf()
    const { snapshot } = await answerUntil(table, 'move')
    const { figures } = snapshot.view
    const [first] = figures
    const foe = figures.find(({ side }) => side !== first?.side)
    const friend = figures.find(({ side, id }) => side === first?.side && id !== first.id)
    if (!first || !foe || !friend || !snapshot.decision) throw new Error('nobody to link')
    const linker = (figure: string, targets: readonly string[]) => ({ figure, least: 0, most: 1, targets })
    const linkers = [linker(first.id, [foe.id]), linker(friend.id, []), linker(foe.id, [first.id])]
    const { by, what, prompt, rule } = snapshot.decision
    const decision = { by, what, prompt, rule, kind: 'pair', linkers, options: [], default: { links: [] } } as const
    table.presenter.store.set((now) => ({ ...now, selected: undefined, snapshot: { ...now.snapshot, decision } }))
    const picked = (id: string) => (table.actions.focus(id), table.presenter.state.selected)
    expect([first.id, foe.id, friend.id, foe.id].map(picked)).toEqual([first.id, first.id, friend.id, foe.id])
  })

  test('a corner is kept where it is put', async () => {
    const table = await tableOf()
    const state = await answerUntil(table, 'move')
    const figure = firstMover(state)
    const ahead = placeOf(state, figure).y < state.snapshot.view.field.depth / 2 ? 1 : -1
    table.presenter.store.set((now) => ({ ...now, selected: figure }))
    table.actions.nudge(0, 2540 * ahead)
    await table.until(({ trial }) => (trial?.path.length ?? 0) > 0)
    table.actions.moves.addCorner()
    table.actions.nudge(0, 1270 * ahead)
    const { trial } = await table.until((now) => (now.trial?.path.length ?? 0) > 1)
    expect(trial?.path).toHaveLength(2)
  })
})

test('pointing at an enemy brings the odds, also from where a figure is only being carried', async () => {
  const table = await tableOf()
  const state = await answerUntil(table, 'move')
  const figure = firstMover(state)
  const enemy = state.snapshot.view.figures.find(({ side }) => side !== state.snapshot.decision?.by)
  if (!enemy) throw new Error('no enemy')
  table.presenter.store.set((now) => ({ ...now, selected: figure }))
  table.lookups.hover(enemy.id)
  const { pointedForecasts } = await table.until((now) => now.pointedForecasts !== undefined)
  expect(pointedForecasts).toMatchObject({ by: figure, at: enemy.id })
  expect(pointedForecasts?.forecasts.length).toBeGreaterThan(0)
  table.lookups.hover(undefined)
  expect(table.presenter.state.pointedForecasts).toBeUndefined()
})

test('figures that did not change, and the ground, stay the same objects after an answer', async () => {
  const table = await tableOf()
  const before = await answerUntil(table, 'move')
  const mover = firstMover(before)
  const { at } = before.snapshot.view.figures.find(({ id }) => id === mover) ?? expect.fail('nobody moves')
  const trial = await table.presenter.client.call('tryMove', {
    figure: mover,
    via: [],
    goal: { x: at.x + 2540, y: at.y },
  })
  await table.presenter.answers.give({ figure: mover, path: trial?.path ?? [] })
  const after = table.presenter.state.snapshot.view
  expect(after.field).toBe(before.snapshot.view.field)
  const changed = after.figures.filter((figure, place) => figure !== before.snapshot.view.figures[place])
  expect(changed.map(({ id }) => id)).toEqual([mover])
})
