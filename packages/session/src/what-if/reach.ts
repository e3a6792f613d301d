/** The ground in reach as rings a page can draw and measure from. */
import { RulesError, type Battle, type Threat, type FigureId, type GameKit } from '@muster/engine'
import { prepareMove, reachMap } from '@muster/table'
import type { ThreatArea, UnwordedReach } from '../messages/replies.ts'
import type { ThreatRequest } from '../messages/requests.ts'

export function reachArea<S>({ question, decision }: Battle<S>, figure: FigureId): UnwordedReach | undefined {
  const map = question?.moves?.reach(figure)
  const mover = decision?.kind === 'move' ? decision.movers.find((one) => one.figure === figure) : undefined
  const keeps = mover?.keeps
  const near = keeps && question?.moves?.reach(figure, keeps.allowance)
  return map && { figure, rings: map.outline(), ...(near && { keeps: { ...keeps, rings: near.outline() } }) }
}

/** The mover will stand elsewhere by then, so it is in nobody's way. */
export function threatArea<S>(kit: GameKit<S>, state: S, { figure, mover, models }: ThreatRequest): ThreatArea {
  const found = threatOf(kit, state, figure, mover)
  if (!found) return { figure, rings: [], strikeRange: 0 }
  const { move, strikes } = found
  const others = move.others.filter(({ id }) => id !== mover && !models.includes(id))
  return { figure, rings: reachMap(prepareMove({ ...move, others })).outline(), strikeRange: strikes }
}

function threatOf<S>(kit: GameKit<S>, state: S, figure: FigureId, mover: FigureId): Threat | undefined {
  try {
    return kit.threats?.(state, figure, mover)
  } catch (error) {
    // A figure may be gone by the time the page asks about it.
    if (error instanceof RulesError) return undefined
    throw error
  }
}
