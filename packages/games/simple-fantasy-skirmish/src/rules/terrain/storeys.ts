/** Buildings of several storeys: which one a place is in, how high each floor lies, and who may go up or down. */
import { elevationAt, inches, type GroundPiece, type Length, type Piece, type Point } from '@muster/table'
import { HEAD_HEIGHT, isHalf } from '../../state/figures.ts'
import type { Body, Scene } from './scene.ts'
import { isIn, type TerrainByEffect } from '../../terrain.ts'

/** Where a building's height is not given. */
const USUAL_STOREY: Length = inches(2)

export const storeyHeight = ({ height, storeys = 1 }: Piece): Length =>
  height === undefined ? USUAL_STOREY : Math.round(height / storeys)

export function buildingAt({ buildings }: TerrainByEffect, at: Point): GroundPiece | undefined {
  for (const building of buildings) if (isIn(building, at)) return building
  return undefined
}

/** How high above the table a model stands on a floor. */
export const levelOn = ({ ground }: TerrainByEffect, at: Point, floor: Length): Length =>
  elevationAt(ground, at) + floor

/** A floor of a building. */
export interface BuildingFloor {
  readonly building: GroundPiece
  readonly floor: Length
}

/** The building and the floor that at least half of a unit is on. */
export function buildingFloor({ terrain, bodies }: Scene): BuildingFloor | undefined {
  for (const building of terrain.buildings) {
    const inside = bodies.filter(({ at }) => isIn(building, at))
    const [first] = inside
    if (first && isHalf(inside.length, bodies.length)) return { building, floor: first.floor }
  }
  return undefined
}

/** One storey up or down, if there is such a floor and a way: stairs, a ladder, or a step no higher than a head. */
export function nextFloor(scene: Scene, to: 'up' | 'down'): BuildingFloor | undefined {
  const here = buildingFloor(scene)
  if (!here) return undefined
  const {
    building: { piece },
    floor,
  } = here
  const height = storeyHeight(piece)
  if (height > HEAD_HEIGHT && piece.wayUp === undefined) return undefined
  const next = floor + (to === 'up' ? height : -height)
  const top = height * ((piece.storeys ?? 1) - 1)
  return next > -1 && next <= top + 1 ? { building: here.building, floor: next } : undefined
}

/** A model upstairs cannot leave its building before it has come down. */
export function mayBeOn(scene: Scene, { at: from, floor }: Body, at: Point): boolean {
  if (floor < 1) return true
  const building = buildingAt(scene.terrain, from) ?? buildingFloor(scene)?.building
  return building !== undefined && isIn(building, at)
}
