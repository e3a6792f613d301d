/** Who of the enemy is nearest, from edge to edge: bots ask this of every figure in every turn. */
import { gapBetween } from '../rules/measuring/distance.ts'
import { areEnemies, isStanding } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

export function nearestEnemy({ figures }: State, figure: Figure): Figure | undefined {
  let best: Figure | undefined
  let least = Infinity
  for (const other of figures) {
    if (!areEnemies(figure, other) || !isStanding(other)) continue
    const gap = gapBetween(figure, other)
    if (gap < least) [best, least] = [other, gap]
  }
  return best
}
