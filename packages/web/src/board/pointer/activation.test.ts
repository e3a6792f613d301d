/** Dragging figures that must be activated before they move, in Knockdown. */
import type { GameKit } from '@muster/engine'
import { knockdown } from '@muster/knockdown'
import { distance, INCH } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { answerUntil, placeOf, tableOf, type TestTable } from '../../../test/table.ts'
import { figureNamed } from '../../figures/acting-figures.ts'
import { moveDraftOf } from '../../state/table-state.ts'

const kit = knockdown as unknown as GameKit<unknown>
const ready = kit.readyPlan(5)

/** One of the side to act who may run, and who is near enough to an enemy to charge. */
async function readyToActivate(): Promise<{ table: TestTable; figure: string; ahead: number }> {
  const table = await tableOf({ kit, plan: { ...ready, scenario: 'battle' } })
  const { snapshot } = await answerUntil(table, 'choose')
  const figure = snapshot.decision?.options.find(({ moves }) => moves === 'freely')?.figure ?? ''
  const ahead = placeOf(table.presenter.state, figure).y < snapshot.view.field.depth / 2 ? 1 : -1
  return { table, figure, ahead }
}

const prompt = ({ presenter }: TestTable): string => presenter.state.snapshot.decision?.prompt ?? ''

describe('a figure that must be activated before it moves', () => {
  test('is activated and moved by one drag, and both can be taken back', async () => {
    const { table, figure, ahead } = await readyToActivate()
    const before = placeOf(table.presenter.state, figure)
    const question = prompt(table)
    const to = table.at(figure, 0, 2 * ahead)
    table.drag(table.at(figure), to)
    table.gestures.up(to)
    const after = await table.until((state) => distance(placeOf(state, figure), before) > INCH && !state.busy)
    expect(distance(placeOf(after, figure), before) / INCH).toBeCloseTo(2, 1)
    await table.presenter.undo()
    await table.presenter.undo()
    expect(prompt(table)).toBe(question)
    expect(placeOf(table.presenter.state, figure)).toEqual(before)
  })

  test('others of its name are activated for the same and go the same way', async () => {
    const { table, ahead } = await readyToActivate()
    const { view, decision } = table.presenter.state.snapshot
    const leader = view.figures.find(
      ({ id, name }) =>
        view.figures.filter((one) => one.name === name).length > 3 &&
        decision?.options.some(({ figure, moves }) => figure === id && moves === 'freely'),
    )
    const others = view.figures.filter(({ id, name }) => name === leader?.name && id !== leader.id)
    const to = table.at(leader?.id ?? '', 0, 2 * ahead)
    table.drag(table.at(leader?.id ?? ''), to)
    table.gestures.up(to)
    const { snapshot } = await table.until(({ snapshot: { followers }, busy }) => followers !== undefined && !busy)
    expect(snapshot.followers).toEqual({ name: leader?.name, count: others.length })
    await table.presenter.change('moveFollowers', undefined)
    for (const { id, at } of others) expect(distance(placeOf(table.presenter.state, id), at) / INCH).toBeCloseTo(2, 1)
  })

  test('is activated by an arrow key, and goes a step', async () => {
    const { table, figure, ahead } = await readyToActivate()
    table.actions.select(figure)
    table.actions.nudge(0, INCH * ahead)
    const { draft } = await table.until((state) => (moveDraftOf(state)?.path.length ?? 0) > 0)
    expect(draft).toMatchObject({ is: 'move', figure, held: false })
  })

  test('dropped on an enemy, it charges instead of running', async () => {
    const { table, figure } = await readyToActivate()
    const { view, decision } = table.presenter.state.snapshot
    const enemy = view.figures.find(({ side }) => side !== decision?.by)?.id ?? ''
    const charge = decision?.options.find((option) => option.figure === figure && option.moves === 'into-contact')
    expect(charge).toBeDefined()
    table.drag(table.at(figure), table.at(enemy))
    table.gestures.up(table.at(enemy))
    const name = figureNamed(view, figure)?.name ?? figure
    await table.until(({ snapshot, log }) => {
      const said = log.map(({ text }) => text).join(' ')
      return said.includes(`${name}`) && /charges/.test(said) && !/ runs/.test(said) && snapshot.decision !== undefined
    })
  })
})
