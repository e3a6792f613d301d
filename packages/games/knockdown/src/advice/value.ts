/** How a battle stands for one side: the points on the table, and the markers where they count. */
import type { SideId } from '@muster/engine'
import { heldBy } from '../scenarios/objectives.ts'
import { worthOf } from '../scenarios/points.ts'
import { woundsOf } from '../rules/wounds/wounds.ts'
import { inPlay, sideOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** What one marker is worth, in points. */
const MARKER = 60

export function valueOf(state: State, side: SideId): number {
  const { team } = sideOf(state, side)
  let worth = 0
  for (const figure of inPlay(state))
    worth += sideOf(state, figure.side).team === team ? stands(state, figure) : -stands(state, figure)
  if (state.objectives.length === 0) return worth
  for (const { id, team: other } of state.sides) worth += (other === team ? MARKER : -MARKER) * heldBy(state, id)
  return worth
}

/** A wounded model is worth a little less, and so is one that is down. */
function stands(state: State, figure: Figure): number {
  const hurt = figure.wounds / woundsOf(state, figure)
  return worthOf(figure) * (1 - 0.3 * hurt - (figure.knockedDown ? 0.15 : 0))
}
