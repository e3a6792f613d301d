/** Questions about units and models that every chapter asks. A group is a unit with the Champions attached to it. */
import { raise, type FigureId, type SideId } from '@muster/engine'
import { circle, distanceSquared, inches, type Base, type Footprint, type Length, type Point } from '@muster/table'
import type { Model, Side, State, Unit } from './state.ts'

/** A thousandth of an inch: distances that differ by less count as equal. */
export const TOLERANCE = 2.54
/** The height of a model's head: standing this much higher gives an advantage point. */
export const HEAD_HEIGHT: Length = 2800
/** A base this close to an obstacle touches it. Wider than the other tolerance, because players place by hand. */
export const TOUCH_TOLERANCE: Length = inches(0.05)

/** How far from its own edge a side sets up. */
export const ZONE_DEPTH: Length = inches(6)

export const unitOf = (state: State, id: FigureId): Unit =>
  state.units.find((unit) => unit.id === id) ?? raise(`there is no unit "${id}"`)
export const sideOf = (state: State, id: SideId): Side =>
  state.sides.find((side) => side.id === id) ?? raise(`there is no side "${id}"`)
export const otherSide = ({ sides: [a, b] }: State, id: SideId): SideId => (a.id === id ? b.id : a.id)

export function living({ models }: Unit): Model[] {
  return models.filter(({ where }) => where === 'standing')
}
export const isAlive = ({ models }: Unit): boolean => models.some(({ where }) => where === 'standing')
export const isChampion = ({ card }: Unit): boolean => card.type === 'champion'

/** Champions attached to a unit, in the order of the army lists. */
export const attachedTo = ({ units }: State, host: Unit): Unit[] =>
  units.filter((unit) => unit.host === host.id && isAlive(unit))

/** A unit and the Champions attached to it: they move, attack and are counted as one. */
export function groupOf({ units }: State, unit: Unit): Unit[] {
  const group = [unit]
  for (const other of units) if (other.host === unit.id && isAlive(other)) group.push(other)
  return group
}

/** All living models of a group. */
export function modelsOf(state: State, unit: Unit): Model[] {
  const models: Model[] = []
  for (const member of groupOf(state, unit))
    for (const model of member.models) if (model.where === 'standing') models.push(model)
  return models
}

/** A unit that acts for itself: alive, and not a Champion attached to another. */
export const isFree = (unit: Unit): boolean => unit.host === undefined && isAlive(unit)

/** The Rule of Halves: 3 of 6 and 3 of 5 are enough, 2 of 5 are not. */
export const isHalf = (count: number, of: number): boolean => count * 2 >= of

/** The mean of the base centres of all living models of the group. */
export function centreOf(state: State, unit: Unit): Point {
  return meanPoint(modelsOf(state, unit).map(({ at }) => at))
}

export function meanPoint(spots: readonly Point[]): Point {
  let x = 0
  let y = 0
  for (const at of spots) {
    x += at.x
    y += at.y
  }
  const count = spots.length || 1
  return { x: Math.round(x / count), y: Math.round(y / count) }
}

export const baseOf = ({ diameter }: { readonly diameter: Length }): Base => circle(diameter)
export const footprint = ({ card }: Unit, at: Point): Footprint => ({ base: baseOf(card), at })

/** From a point to the nearest point of a group's nearest base. */
export function distanceTo(state: State, from: Point, unit: Unit): number {
  let least = Infinity
  for (const member of groupOf(state, unit)) {
    for (const { at } of living(member)) {
      least = Math.min(least, Math.sqrt(distanceSquared(from, at)) - member.card.diameter / 2)
    }
  }
  return Math.max(0, least)
}

export const enemiesOf = (state: State, side: SideId): Unit[] =>
  state.units.filter((unit) => unit.side !== side && isFree(unit))

export const isEngaged = (unit: Unit): boolean => unit.melee !== undefined

/** The verb for a unit's name: "Hadumar is", "Skeletons are". */
export const isOrAre = ({ card: { type } }: Unit): string => (type === 'champion' ? 'is' : 'are')
