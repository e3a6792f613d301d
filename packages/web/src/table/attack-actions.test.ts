/** Touching an enemy does what one means: whoever can shoot shoots, and a fighter charges. */
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { GameKit } from '@muster/engine'
import { knockdown } from '@muster/knockdown'
import { describe, expect, test } from 'vitest'
import { answerUntil, placeOf, tableOf, type TestTable } from '../../test/table.ts'
import { optionChoice } from '../state/option-choice.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'

const asKit = <S>(kit: GameKit<S>) => kit as unknown as GameKit<unknown>

/** An archer of the side to act and somebody it may shoot at, as soon as there is one. */
async function shooterIn(table: TestTable, kind: string): Promise<{ by: string; at: string }> {
  for (let asked = 0; asked < 80; asked++) {
    const state = await answerUntil(table, kind)
    const found = await shotIn(table, state)
    if (found) return found
    const { answer } = await table.presenter.client.call('advise', undefined)
    await table.presenter.answers.give(answer)
  }
  throw new Error('nobody can shoot')
}

async function shotIn(table: TestTable, { snapshot: { decision, view } }: TableState) {
  const own = view.figures.filter(({ side, ranges }) => side === decision?.by && ranges?.shoot !== undefined)
  for (const { id: by } of own)
    for (const { id: at, side } of view.figures) {
      if (side === decision?.by) continue
      const plan = await table.presenter.client.call('attackPlan', { by, at })
      if (plan && plan.before.length > 0) return { by, at }
    }
  return undefined
}

const tap = (table: TestTable, figure: string): void => {
  table.gestures.down(table.at(figure))
  table.gestures.up(table.at(figure))
}

describe.each([
  { game: 'd6s-with-dragons', kit: asKit(d6sWithDragons), kind: 'move' },
  { game: 'knockdown', kit: asKit(knockdown), kind: 'choose' },
] as const)('$game', ({ kit, kind }) => {
  test('an archer that is picked shoots at the enemy that is touched, and never walks there', async () => {
    const table = await tableOf({ kit, plan: kit.readyPlan(7) })
    const { by, at } = await shooterIn(table, kind)
    const stood = placeOf(table.presenter.state, by)
    table.actions.select(by)
    tap(table, at)
    const state = await table.until((now) => optionChoice(now)?.chosen?.at === at && !now.busy)
    expect(optionChoice(state)?.by).toBe(by)
    expect(placeOf(state, by)).toEqual(stood)
    const before = state.log.length
    tap(table, at)
    await table.until((now) => !now.busy && now.log.length > before)
  })
})

test('a fighter that is picked charges the enemy that is touched, once it is confirmed', async () => {
  const table = await tableOf({ ready: true })
  await answerUntil(table, 'move')
  const { decision, view } = table.presenter.state.snapshot
  const enemies = view.figures.filter(({ side }) => side !== decision?.by)
  const movers = decision?.kind === 'move' ? decision.movers.map(({ figure }) => figure) : []
  for (const by of movers)
    for (const { id: at } of enemies) {
      table.actions.select(by)
      await table.actions.attacks.attack(by, at)
      const { trial } = table.presenter.state
      if (!moveDraftOf(table.presenter.state)) continue
      expect(trial?.touches).toContain(at)
      expect(moveDraftOf(table.presenter.state)?.held).toBe(false)
      return
    }
  // Nobody is near enough at the start: the reason is told, and nobody has moved.
  expect(table.presenter.state.refusal?.message).toBeDefined()
})
