/** Whether one unit sees another: the line between their centre-points, what is across it, and cover at its end. */
import type { FigureId, Sighting } from '@muster/engine'
import { isFree } from '../state/figures.ts'
import { isInCover } from '../rules/sight/cover.ts'
import { canSee } from '../rules/sight/line-of-sight.ts'
import { thePiece } from '../terrain.ts'
import type { State, Unit } from '../state/state.ts'

/** A unit by its own name or by that of one of its models; an attached Champion is part of its unit. */
function unitWith({ units }: State, id: FigureId): Unit | undefined {
  const unit = units.find((one) => one.id === id || one.models.some((model) => model.id === id))
  const host = unit?.host
  return host === undefined ? unit : units.find((one) => one.id === host)
}

export function sight(state: State, byId: FigureId, atId: FigureId): Sighting | undefined {
  const by = unitWith(state, byId)
  const at = unitWith(state, atId)
  if (!by || !at || by === at || !isFree(by) || !isFree(at)) return undefined
  const {
    clear,
    line: { from, to },
    met,
  } = canSee(state, by, at)
  const seen = !clear ? 'blocked' : isInCover(state, at, from, to) ? 'cover' : 'clear'
  return {
    seen,
    from,
    to,
    met: met.map(({ piece, at: where }) => ({ name: thePiece(piece), at: where, blocks: true })),
  }
}
