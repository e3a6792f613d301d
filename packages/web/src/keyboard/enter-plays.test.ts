/** Whoever presses nothing but Enter plays a battle: no question leads in a circle. */
import { expect, test } from 'vitest'
import { tableOf, type TestTable } from '../../test/table.ts'
import { GAMES } from '../games/games.ts'
import { buttonsFor } from '../panels/answers/answer-buttons.ts'
import type { TableContext } from '../table/table-context.tsx'
import { confirm } from './answer-keys.ts'

const QUESTIONS = 40
/** A suggested move and an answer that harms a friend are confirmed: two presses, or three for both. */
const MOST_PRESSES = 3

const press = async (table: TestTable): Promise<void> => {
  const { snapshot, draft } = table.presenter.state
  confirm(table as unknown as TableContext, undefined)
  await table.until((now) => !now.busy && (now.snapshot !== snapshot || now.draft !== draft))
}

test.each(GAMES)('$id: Enter alone plays on', async ({ load }) => {
  const kit = await load()
  const table = await tableOf({ kit, plan: kit.readyPlan(4) })
  let suggested = 0
  for (let questions = 0; questions < QUESTIONS; questions++) {
    const { snapshot } = await table.until(
      (now) => !now.busy && (now.snapshot.answeredBy === 'person' || now.snapshot.result !== undefined),
    )
    if (snapshot.result) break
    if (buttonsFor(table.presenter.state).list.some(({ does }) => does === 'suggest')) suggested++
    let presses = 0
    while (table.presenter.state.snapshot === snapshot) {
      await press(table)
      expect(++presses, `presses of Enter for "${snapshot.decision?.prompt}"`).toBeLessThanOrEqual(MOST_PRESSES)
    }
  }
  expect(suggested, 'moves that were suggested').toBeGreaterThan(3)
})
