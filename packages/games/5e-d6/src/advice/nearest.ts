/** Who of the enemy is nearest, from edge to edge: bots ask this of every figure in every turn. */
import { inches, type Length } from '@muster/table'
import { enemiesNear, gapBetween } from '../rules/measuring/distance.ts'
import { enemiesOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** How far around a figure is looked at first. */
const NEAR = inches(6)

/** Looks farther and farther, until nobody who was not looked at can be nearer. */
export function nearestEnemy(state: State, figure: Figure): Figure | undefined {
  const { width, depth } = state.field
  for (let far = NEAR; far < width + depth; far *= 2) {
    const found = nearestAmong(enemiesNear(state, figure, far), figure)
    if (found && gapBetween(figure, found) <= far) return found
  }
  return nearestAmong(enemiesOf(state, figure), figure)
}

function nearestAmong(enemies: readonly Figure[], figure: Figure): Figure | undefined {
  let best: Figure | undefined
  let least: Length = Infinity
  for (const other of enemies) {
    const gap = gapBetween(figure, other)
    if (gap < least) [best, least] = [other, gap]
  }
  return best
}
