/** Moving and placing whole units by gestures, in a made-up game of units. */
import { distance, INCH } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { bands, bandsPlan } from '../../../test/bands.ts'
import { answerUntil, placeOf, tableOf, type TestTable } from '../../../test/table.ts'
import { moveDraftOf } from '../../state/table-state.ts'

const bandsTable = (): Promise<TestTable> => tableOf({ kit: bands, plan: bandsPlan, ready: false })

async function readyToMove(): Promise<TestTable> {
  const table = await bandsTable()
  await answerUntil(table, 'move')
  return table
}

const inches = (a: { x: number; y: number }, b: { x: number; y: number }): number => distance(a, b) / INCH

describe('a unit that moves as one', () => {
  test('moves when one of its models is dragged, and keeps its formation', async () => {
    const table = await readyToMove()
    const before = ['Spears 1', 'Spears 2', 'Spears 3'].map((id) => placeOf(table.presenter.state, id))
    const to = table.at('Spears 3', 1, 3)
    table.drag(table.at('Spears 3'), to)
    await table.until(({ trial }) => (trial?.spent ?? 0) > 3 * INCH)
    table.gestures.up(to)
    const after = await table.until((state) => placeOf(state, 'Spears 1') !== before[0] && !state.busy)
    const places = ['Spears 1', 'Spears 2', 'Spears 3'].map((id) => placeOf(after, id))
    for (const [i, at] of places.entries()) expect(inches(at, before[i] ?? at)).toBeCloseTo(Math.sqrt(10), 1)
    expect(after.snapshot.decision?.kind).toBe('move')
    expect(
      after.snapshot.decision?.kind === 'move' && after.snapshot.decision.movers.map(({ figure }) => figure),
    ).toEqual(['Bows'])
  })

  test('stops at its limit however far it is dragged, and shows why', async () => {
    const table = await readyToMove()
    table.drag(table.at('Bows 1'), table.at('Bows 1', 0, 15))
    const { trial } = await table.until((state) => (state.trial?.spent ?? 0) > 5 * INCH)
    expect((trial?.spent ?? 0) / INCH).toBeCloseTo(6, 1)
    expect(trial?.refusal?.message).toBe('A band goes six inches.')
  })

  test('can change its formation without moving, and that is an answer', async () => {
    const table = await readyToMove()
    table.actions.moves.lift('Spears', false)
    await table.formations.shape('file')
    const { draft } = await table.until((state) => (moveDraftOf(state)?.unit?.ends.length ?? 0) > 0)
    const ends = draft?.is === 'move' ? (draft.unit?.ends ?? []) : []
    expect(new Set(ends.map(({ at }) => at.x)).size).toBe(1)
    await table.presenter.answers.confirm()
    const xs = ['Spears 1', 'Spears 2', 'Spears 3'].map((id) => placeOf(table.presenter.state, id).x)
    expect(new Set(xs).size).toBe(1)
  })

  test('is turned about its centre by a quarter', async () => {
    const table = await readyToMove()
    table.actions.moves.lift('Spears', false)
    for (let notch = 0; notch < 6; notch++) table.formations.turn(15)
    const { draft } = await table.until((state) => moveDraftOf(state)?.unit?.turn === 90 && state.trial !== undefined)
    await table.until((state) => new Set(moveDraftOf(state)?.unit?.ends.map(({ at }) => at.x)).size === 1)
    expect(draft?.is === 'move' && draft.unit?.ends).toHaveLength(3)
  })

  test('can accept the offer of a refusal', async () => {
    const table = await readyToMove()
    const { presenter } = table
    const start = { x: 5.2 * INCH, y: 4 * INCH }
    await presenter.answers.give({ figure: 'Spears', path: [{ x: start.x, y: 11 * INCH }], ends: [] })
    const offer = presenter.state.refusal?.offers?.[0]
    expect(offer?.label).toBe('Claim leeway')
    if (offer) await presenter.answers.give(offer.answer)
    expect(placeOf(presenter.state, 'Spears 1').y / INCH).toBeCloseTo(11, 1)
  })

  test('waits when it was set down short and there is an offer to accept', async () => {
    const table = await readyToMove()
    const to = table.at('Bows 1', 0, 15)
    table.drag(table.at('Bows 1'), to)
    await table.until((state) => (state.trial?.spent ?? 0) > 5 * INCH)
    table.gestures.up(to)
    const { refusal, draft } = await table.until((state) => moveDraftOf(state)?.held === false)
    expect(refusal?.offers?.map(({ label }) => label)).toEqual(['Claim leeway'])
    expect(draft?.is).toBe('move')
    await table.presenter.answers.confirm()
    expect(placeOf(table.presenter.state, 'Bows 1').y / INCH).toBeCloseTo(10, 1)
  })

  test('has not moved when it is dropped where it stood', async () => {
    const table = await readyToMove()
    const { gestures } = table
    table.drag(table.at('Bows 1'), table.at('Bows 1', 0, 1))
    gestures.move(table.at('Bows 1'))
    await table.until(({ trial, draft }) => trial !== undefined && draft?.is === 'move' && draft.path.length === 0)
    gestures.up(table.at('Bows 1'))
    await table.until((state) => state.draft === undefined)
    expect(
      table.presenter.state.snapshot.decision?.kind === 'move' && table.presenter.state.snapshot.decision.movers,
    ).toHaveLength(2)
  })

  test('is put back with all its models by Escape', async () => {
    const table = await readyToMove()
    table.drag(table.at('Spears 1'), table.at('Spears 1', 2, 2))
    await table.until(({ trial }) => trial !== undefined)
    table.actions.resetDraft()
    expect(table.presenter.state.draft).toBeUndefined()
    expect(placeOf(table.presenter.state, 'Spears 2')).toEqual({ x: 5.2 * INCH, y: 4 * INCH })
  })
})

describe('a unit that is placed as one', () => {
  test('moves when one of its models is dragged', async () => {
    const table = await bandsTable()
    await answerUntil(table, 'place')
    const to = table.at('Bows 1', 0, 2)
    table.drag(table.at('Bows 1'), to)
    table.gestures.up(to)
    const { draft } = table.presenter.state
    const spots = draft?.is === 'place' ? draft.spots : []
    const ys = spots.map(({ figure, at }) => `${figure} ${Math.round(at.y / INCH)}`)
    expect(ys).toEqual(['Spears 1 4', 'Spears 2 4', 'Spears 3 4', 'Bows 1 6', 'Bows 2 6', 'Bows 3 6'])
  })

  test('takes the formation that the rules give it there', async () => {
    const table = await bandsTable()
    await answerUntil(table, 'place')
    table.actions.touch('Bows 2')
    await table.formations.shape('file')
    const { draft } = table.presenter.state
    const spots = draft?.is === 'place' ? draft.spots.filter(({ figure }) => figure.startsWith('Bows')) : []
    expect(new Set(spots.map(({ at }) => at.x)).size).toBe(1)
  })
})

describe('answers on the table', () => {
  async function readyToCharge(): Promise<TestTable> {
    const table = await bandsTable()
    await answerUntil(table, 'choose')
    return table
  }
  const lastLine = ({ presenter }: TestTable): string | undefined => presenter.state.log.at(-1)?.text

  test('dragging a figure onto another gives the answer that acts on it', async () => {
    const table = await readyToCharge()
    const to = table.at('Wolves 2')
    table.drag(table.at('Bows 1'), to)
    expect(table.presenter.state.dragLine?.from).toBe('Bows')
    table.gestures.up(to)
    await table.until(() => lastLine(table) !== undefined)
    expect(lastLine(table)).toBe('Bows charges Wolves')
    expect(table.presenter.state.dragLine).toBeUndefined()
  })

  test('dropping a figure on empty ground answers nothing', async () => {
    const table = await readyToCharge()
    const to = table.at('Wolves 2', 10, -5)
    table.drag(table.at('Bows 1'), to)
    table.gestures.up(to)
    expect(table.presenter.state.snapshot.decision?.kind).toBe('choose')
    expect(lastLine(table)).toBeUndefined()
  })

  test('an option with a place is chosen by touching the place', async () => {
    const table = await readyToCharge()
    const well = table.at('Spears 1', 16, 8)
    table.gestures.down(well)
    table.gestures.up(well)
    await table.until(() => lastLine(table) !== undefined)
    expect(lastLine(table)).toBe('well')
  })

  test('pointing at a model asks for the odds against its unit', async () => {
    const table = await readyToCharge()
    table.actions.touch('Bows 1')
    table.lookups.hover('Wolves 3')
    const { pointedForecasts } = await table.until((state) => state.pointedForecasts !== undefined)
    expect(pointedForecasts).toMatchObject({ by: 'Bows', at: 'Wolves' })
  })
})
