/** Who felled whom, as the log tells it. */
import type { FigureId, FigureView } from '@muster/engine'
import type { Deed } from '../messages/review.ts'
import type { LogLine } from '../messages/snapshot.ts'

const MOST = 3

export class Deeds {
  private readonly felled = new Map<FigureId, { count: number; points: number }>()

  /** Each of the fallen counts for whoever struck it last. */
  add(fallen: readonly FigureView[], lines: readonly LogLine[]): void {
    for (const { id, unit, points } of fallen) {
      const blow = lines.findLast(({ blow: one }) => one?.at.some((at) => at === id || at === unit))?.blow
      if (!blow || blow.by === id) continue
      const known = this.felled.get(blow.by) ?? { count: 0, points: 0 }
      this.felled.set(blow.by, { count: known.count + 1, points: known.points + points })
    }
  }

  best(): readonly Deed[] {
    return [...this.felled]
      .map(([figure, { count, points }]) => ({ figure, count, points }))
      .sort((a, b) => b.points - a.points || b.count - a.count)
      .slice(0, MOST)
  }
}
