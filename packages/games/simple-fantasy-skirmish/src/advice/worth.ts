/** How good a battle is for one side: its points on the table and its progress in the scenario. */
import type { SideId } from '@muster/engine'
import { distance } from '@muster/table'
import { living, otherSide } from '../state/figures.ts'
import { goalOf } from '../scenarios/deliver.ts'
import { bearerSide } from '../scenarios/things.ts'
import type { State } from '../state/state.ts'

/** Winning is worth more than any army. */
const VICTORY = 500

export function worthOf(state: State, side: SideId): number {
  const { decided } = state
  if (decided) return decided.winner === undefined ? 0 : decided.winner === side ? VICTORY : -VICTORY
  let worth = 0
  for (const unit of state.units) {
    const points = unit.card.cost * living(unit).length
    worth += unit.side === side ? points : -points
  }
  return worth + prizeWorth(state, side) - prizeWorth(state, otherSide(state, side))
}

/** What a side's progress in the scenario is worth. */
function prizeWorth(state: State, side: SideId): number {
  const score = state.sides.find(({ id }) => id === side)?.score ?? 0
  if (state.scenario === 'pick-the-lock') return score * 25
  let worth = 0
  for (const thing of state.things) if (bearerSide(state, thing) === side) worth += 12 + nearness(state, side, thing.at)
  return worth
}

/** The nearer to where it is wanted, the better: up to 15 points. */
function nearness(state: State, side: SideId, at: { readonly x: number; readonly y: number }): number {
  const { depth } = state.field
  const goal = goalOf(state, side)
  if (goal) return 15 * Math.max(0, 1 - distance(at, goal.at) / depth)
  const edge = state.sides.find(({ id }) => id === side)?.edge
  return 15 * (edge === 'north' ? 1 - at.y / depth : at.y / depth)
}
