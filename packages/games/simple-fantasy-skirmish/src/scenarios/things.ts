/** Flags, chests and parcels: who is near them, who carries them, and where they fall. */
import type { FigureId, Play, SideId } from '@muster/engine'
import { contains, distanceSquared, INCH, type Battlefield, type Point } from '@muster/table'
import { tell } from '../events.ts'
import { centreOf, groupOf, HAIR, isAlive, living, unitOf } from '../figures.ts'
import type { Edge, State, Thing, Unit } from '../state.ts'

/** How far from its edge a thing of a side lies. */
const FROM_EDGE = 3 * INCH

const NO_PLACE = new Set(['impassable', 'deep-water', 'building', 'gap'])

const isOpen = ({ pieces }: Battlefield, at: Point): boolean =>
  !pieces.some(({ kind, outline }) => NO_PLACE.has(kind) && contains(outline, at))

/** The wished place, or the nearest to its left or right where one can get at it. */
export function openSpot(field: Battlefield, wished: Point): Point {
  for (let aside = 0; aside < field.width / 2; aside += INCH) {
    for (const x of [wished.x - aside, wished.x + aside]) {
      const at = { x, y: wished.y }
      if (x > INCH && x < field.width - INCH && isOpen(field, at)) return at
    }
  }
  return wished
}

/** In the middle of a long edge, a little way in. */
export const homeAt = (field: Battlefield, edge: Edge): Point => openSpot(field, {
  x: Math.round(field.width / 2), y: edge === 'north' ? FROM_EDGE : field.depth - FROM_EDGE,
})

/** One model within a base width is enough: it has hands. */
export function isAt(state: State, unit: Unit, at: Point): boolean {
  for (const member of groupOf(state, unit)) {
    const reach = member.card.diameter * 1.5 + HAIR
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

/** What is carried goes with its bearer; a bearer that is gone has let it fall where it last stood. */
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
  tell(play, { is: 'thing-dropped', rules: ['SF-SKILL-01'], thing: thing.id, unit, at: thing.at })
}
