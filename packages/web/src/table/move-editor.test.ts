import { INCH } from '@muster/table'
import { expect, test } from 'vitest'
import { answerUntil, tableOf } from '../../test/table.ts'
import { moveEnd } from '../state/move-draft.ts'
import { moveDraftOf } from '../state/table-state.ts'

/** Two of one side beside each other, with nobody beyond. */
async function neighbours() {
  const table = await tableOf()
  const { snapshot } = await answerUntil(table, 'move')
  const { decision, view } = snapshot
  const movers = decision?.kind === 'move' ? decision.movers.map(({ figure }) => figure) : []
  const own = view.figures.filter(({ id }) => movers.includes(id))
  for (const one of own)
    for (const other of own) {
      const apart = other.at.x - one.at.x
      if (one.id === other.id || one.at.y !== other.at.y || apart < INCH / 2 || apart > 2 * INCH) continue
      const isFree = view.figures.every(
        ({ at, id }) => id === other.id || at.y !== one.at.y || at.x <= one.at.x || at.x > other.at.x + 3 * INCH,
      )
      if (isFree) return { table, one, other }
    }
  throw new Error('nobody stands beside another')
}

test('an arrow key passes over ground on which nobody can stop, such as a friend’s base', async () => {
  const { table, one, other } = await neighbours()
  table.actions.select(one.id)
  const places: number[] = []
  for (let presses = 0; presses < 4; presses++) {
    const before = places.at(-1) ?? one.at.x
    table.actions.nudge(INCH / 2, 0)
    const { draft } = await table.until((state) => {
      const now = moveDraftOf(state)
      return now !== undefined && moveEnd(now).x > before
    })
    if (draft?.is === 'move') places.push(moveEnd(draft).x)
  }
  expect(places.at(-1)).toBeGreaterThan(other.at.x + INCH / 2)
  expect(places.some((x) => Math.abs(x - other.at.x) < INCH / 2)).toBe(false)
})
