/** The two figures of two groups that stand nearest to each other. */
import type { FigureView } from '@muster/engine'
import { distance } from '@muster/table'

export function nearestPair(
  some: readonly FigureView[],
  others: readonly FigureView[],
): readonly [FigureView, FigureView] | undefined {
  let best: readonly [FigureView, FigureView] | undefined
  for (const one of some)
    for (const other of others)
      if (one !== other && (!best || distance(one.at, other.at) < distance(best[0].at, best[1].at))) best = [one, other]
  return best
}
