/** A unit that may move, with everything around it. Made once for each question: hundreds of places are tried. */
import { AbilityQuestion, type FigureId } from '@muster/engine'
import { boxOf, elevationAt, isNearBox, type Length, type Point } from '@muster/table'
import type { SkirmishTypes } from '../../state/ability-types.ts'
import { groupOf, isHalf, living, meanPoint } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { fullMove } from './speed.ts'
import { terrainByEffect, type TerrainByEffect } from '../../terrain.ts'

/** One model. `floor` is its height above the ground at its place: more than 0 only upstairs in a building. */
export interface Body {
  readonly id: FigureId
  readonly unit: FigureId
  readonly at: Point
  readonly diameter: Length
  readonly level: Length
  readonly floor: Length
}

export interface Scene {
  readonly state: State
  readonly unit: Unit
  readonly bodies: readonly Body[]
  readonly centre: Point
  /** The base width of the unit's own models, by which its gaps and its distance to enemies are measured. */
  readonly width: Length
  readonly enemies: readonly Body[]
  readonly friends: readonly Body[]
  readonly terrain: TerrainByEffect
  /** At least half of it walks through walls. */
  readonly passesWalls: boolean
  readonly full: Length
  readonly half: Length
}

export function sceneOf(state: State, unit: Unit): Scene {
  const terrain = terrainByEffect(state)
  const group = groupOf(state, unit)
  const bodies: Body[] = []
  for (const member of group) addBodies(terrain, member, bodies)
  const full = fullMove(state, unit)
  return {
    state,
    unit,
    bodies,
    centre: meanPoint(bodies.map(({ at }) => at)),
    width: unit.card.diameter,
    terrain,
    full,
    half: full / 2,
    ...othersOf(state, terrain, group),
    passesWalls: isHalf(countWallWalkers(state, group), bodies.length),
  }
}

function addBodies({ ground }: TerrainByEffect, unit: Unit, into: Body[]): void {
  const {
    id: owner,
    card: { diameter },
    models,
  } = unit
  for (const { id, where, at, level } of models) {
    if (where === 'standing') {
      into.push({ id, unit: owner, at, diameter, level, floor: level - elevationAt(ground, at) })
    }
  }
}

function othersOf(
  state: State,
  terrain: TerrainByEffect,
  group: readonly Unit[],
): { readonly enemies: Body[]; readonly friends: Body[] } {
  const enemies: Body[] = []
  const friends: Body[] = []
  for (const other of state.units) {
    if (!group.includes(other)) addBodies(terrain, other, other.side === group[0]?.side ? friends : enemies)
  }
  return { enemies, friends }
}

/** Says who stands no farther away than this from a box around all these points. */
export function standingNear(points: readonly Point[], margin: Length): (body: Body) => boolean {
  const box = boxOf(points)
  return ({ at }) => isNearBox(box, at, at, margin)
}

/** The same unit among these others alone. */
export const narrowed = (scene: Scene, isNear: (body: Body) => boolean): Scene => ({
  ...scene,
  enemies: scene.enemies.filter(isNear),
  friends: scene.friends.filter(isNear),
})

/** The widest base of all. */
export function widestOf({ bodies, enemies, friends, width }: Scene): Length {
  let widest = width
  for (const some of [bodies, enemies, friends])
    for (const { diameter } of some) if (diameter > widest) widest = diameter
  return widest
}

/** Whether walls and cliffs do not stop a unit; they slow it. */
export const walksThroughWalls = new AbilityQuestion<SkirmishTypes, undefined, boolean>('walks through walls')

function countWallWalkers(state: State, group: readonly Unit[]): number {
  let count = 0
  for (const member of group) {
    if (state.abilities.says(state, member, walksThroughWalls, undefined)) count += living(member).length
  }
  return count
}

/** Whether two models are on the same floor; models on different floors do not touch or block each other. */
export const isSameFloor = (a: { readonly floor: Length }, b: { readonly floor: Length }): boolean =>
  Math.abs(a.floor - b.floor) < 1
