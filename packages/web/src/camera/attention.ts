/** Whom to look at when not all of the table is in view. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { actingFigures } from '../figures/acting-figures.ts'
import type { Snapshot } from '@muster/session'
import { shownFigures } from '../figures/shown-figures.ts'

export interface Attention {
  /** One of these must be in view. */
  readonly acting: readonly Point[]
  /** Shown first when no figure is asked about: the asked side's figures, or all. */
  readonly others: readonly Point[]
}

type WatchedSnapshot = Pick<Snapshot, 'view' | 'pieces' | 'decision' | 'answeredBy' | 'played'>

export function attentionFor(snapshot: WatchedSnapshot): Attention {
  const figures = shownFigures(snapshot)
  const acting = actingNow(snapshot)
  const own = figures.filter(({ side }) => side === snapshot.decision?.by)
  return {
    acting: figures
      .filter(({ id, unit }) => acting.has(id) || (unit !== undefined && acting.has(unit)))
      .map(({ at }) => at),
    others: (own.length > 0 ? own : figures).map(({ at }) => at),
  }
}

/** The figures a person may act with; while the computer plays, the figure that moved last. */
function actingNow({ decision, answeredBy, played }: WatchedSnapshot): ReadonlySet<FigureId> {
  if (answeredBy === 'person') return actingFigures(decision)
  return new Set(played && 'path' in played.answer ? [played.answer.figure] : [])
}
