/** Flags, chests and parcels: who is near them, who carries them, and where they fall. */
import type { FigureId, Play, SideId } from '@muster/engine'
import { distanceSquared, type Point } from '@muster/table'
import { tell } from '../events/events.ts'
import { centreOf, groupOf, TOLERANCE, isAlive, living, unitOf } from '../state/figures.ts'
import type { State, Thing, Unit } from '../state/state.ts'
import { fallSpot } from './places.ts'

/** Whether at least one model is within a base width. */
export function isAt(state: State, unit: Unit, at: Point): boolean {
  for (const member of groupOf(state, unit)) {
    const reach = member.card.diameter * 1.5 + TOLERANCE
    for (const model of living(member)) if (distanceSquared(model.at, at) <= reach * reach) return true
  }
  return false
}

/** Whether the unit, or a Champion attached to it, carries this. */
export const isBearer = (state: State, unit: Unit, { bearer }: Thing): boolean =>
  bearer !== undefined && (bearer === unit.id || unitOf(state, bearer).host === unit.id)

export const bearerSide = ({ units }: State, { bearer }: Thing): SideId | undefined =>
  units.find(({ id }) => id === bearer)?.side

export function take(play: Play<State>, thing: Thing, unit: FigureId): void {
  thing.bearer = unit
  thing.at = centreOf(play.state, unitOf(play.state, unit))
  tell(play, { is: 'thing-taken', rules: ['SF-SKILL-01'], thing: thing.id, unit })
}

/** Carried objectives follow their bearer; a bearer that is gone drops them where it last stood. */
export function settleThings(play: Play<State>): void {
  const { state } = play
  for (const thing of state.things) {
    if (thing.bearer === undefined) continue
    const bearer = unitOf(state, thing.bearer)
    if (isAlive(bearer)) thing.at = centreOf(state, bearer)
    else drop(play, thing, bearer.id)
  }
}

function drop(play: Play<State>, thing: Thing, unit: FigureId): void {
  thing.bearer = undefined
  thing.at = fallSpot(play.state.field, thing.at)
  tell(play, { is: 'thing-dropped', rules: ['SF-SKILL-01'], thing: thing.id, unit, at: thing.at })
}
