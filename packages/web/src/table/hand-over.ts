/** The table turns to whoever plays: among several people with every turn, for a single one when it deploys. */
import type { SideId } from '@muster/engine'
import type { Snapshot } from '@muster/session'
import { outlineBox } from '@muster/table'
import { actingFigures } from '../figures/acting-figures.ts'
import { isAtFarEdge, ownSide } from '../figures/own-side.ts'

type HandOverSnapshot = Pick<Snapshot, 'view' | 'decision' | 'answeredBy' | 'options'>

/** The side whose turn it is now, if a person leads it and another person leads another one. */
export function sideInTurn({ view, decision, answeredBy, options }: HandOverSnapshot): SideId | undefined {
  const people = view.sides.filter(({ id }) => options.seats[id] === 'person')
  if (people.length < 2 || answeredBy !== 'person' || !decision) return undefined
  // A single choice may only be the answer to what somebody else does: for that nobody walks round the table.
  const isTurn = decision.kind !== 'choose' || actingFigures(decision).size > 1
  return isTurn ? decision.by : undefined
}

/** Remembers at which edge each side began, because armies mingle later. */
export class HandOver {
  private readonly isFar = new Map<SideId, boolean>()

  /** Whether the table should be seen from its far side now; undefined: as it is. */
  facing(snapshot: HandOverSnapshot): boolean | undefined {
    const { view } = snapshot
    for (const { id } of view.sides)
      if (!this.isFar.has(id) && view.figures.some(({ side }) => side === id)) this.isFar.set(id, isAtFarEdge(view, id))
    const side = sideInTurn(snapshot)
    return side === undefined ? undefined : this.isFar.get(side)
  }
}

/** Whether the only person at this screen is about to deploy at the far edge; undefined at any other time. */
export function deploysAtFarEdge({ view, decision, answeredBy, options }: HandOverSnapshot): boolean | undefined {
  const own = ownSide(view, options.seats)
  const isDeploying = decision?.kind === 'place' && answeredBy === 'person' && decision.by === own
  if (!isDeploying || view.figures.some(({ side }) => side === own)) return undefined
  const zones = decision.zone.map(outlineBox)
  const middle = view.field.depth / 2
  if (zones.length > 0 && zones.every(({ bottom }) => bottom <= middle)) return true
  return zones.length > 0 && zones.every(({ top }) => top >= middle) ? false : undefined
}
