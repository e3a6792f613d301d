/** Several people at one screen: the table turns to whoever plays. */
import type { SideId } from '@muster/engine'
import type { Snapshot } from '@muster/session'
import { actingFigures } from '../figures/acting-figures.ts'
import { isAtFarEdge } from '../figures/own-side.ts'

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
