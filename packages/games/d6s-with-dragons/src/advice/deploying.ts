/** Deploying: the default ranks, with archers and casters in the rear ones. */
import type { Candidate, PlaceDecision, Spot } from '@muster/engine'
import type { Base } from '@muster/table'
import { figureOf, sideOf } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import type { Edge } from '../state/vocabulary.ts'
import { keepsBack } from './estimates/chances.ts'

export function deployCandidates(state: State, decision: PlaceDecision): Candidate[] {
  const { default: usual } = decision
  if (!('spots' in usual)) return []
  const spots = ranked(state, decision, usual.spots)
  return [{ answer: { spots }, why: 'archers behind, the others before them', score: 1 }]
}

/** Only characters on equal bases change places, so that each fits into its new place. */
function ranked(state: State, { by, pieces }: PlaceDecision, spots: readonly Spot[]): Spot[] {
  const baseOf = new Map(pieces.map(({ figure, base }) => [figure, keyOf(base)]))
  const { edge } = sideOf(state, by)
  const found: Spot[] = []
  for (const key of new Set(baseOf.values())) {
    const alike = spots.filter(({ figure }) => baseOf.get(figure) === key)
    const places = alike.map(({ at }) => at).sort((a, b) => depthOf(state, edge, b) - depthOf(state, edge, a))
    const figures = alike.map(({ figure }) => figureOf(state, figure))
    const order = [...figures.filter((one) => !keepsBack(one)), ...figures.filter(keepsBack)]
    for (const [index, { id }] of order.entries()) {
      const at = places[index]
      if (at) found.push({ figure: id, at })
    }
  }
  return found
}

const keyOf = (base: Base): number | string => (base.shape === 'circle' ? base.diameter : JSON.stringify(base))

/** Distance from its own table edge. */
function depthOf({ field: { width, depth } }: State, edge: Edge | undefined, { x, y }: Spot['at']): number {
  return edge === 'north' ? y : edge === 'south' ? depth - y : edge === 'west' ? x : width - x
}
