/** How a battle stands for one side: the points on the table, and how near the fighters are to their work. */
import type { SideId } from '@muster/engine'
import { isStanding } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

export function valueOf({ figures }: State, side: SideId): number {
  let worth = 0
  for (const figure of figures)
    if (isStanding(figure)) worth += figure.side === side ? standingWorth(figure) : -standingWorth(figure)
  return worth
}

/** A wounded figure is worth a little less, and so is one that is prone or held. */
function standingWorth(figure: Figure): number {
  const { points, wounds, profile, prone, holds } = figure
  return points * (1 - (0.4 * wounds) / profile.health - (prone ? 0.1 : 0) + (holds === undefined ? 0 : 0.1))
}
