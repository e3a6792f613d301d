/** Questions about figures that every chapter asks: who stands, who is whose enemy, who touches whom. */
import { raise, type FigureId, type SideId } from '@muster/engine'
import { circle, distanceSquared, type Base, type Footprint, type Length, type Point } from '@muster/table'
import type { Figure, Side, State } from './state.ts'

/** A thousandth of an inch: limits are met, and bases touch, to within this. */
export const TOLERANCE = 2.54

export const figureOf = (state: State, id: FigureId): Figure =>
  state.figures.find((figure) => figure.id === id) ?? raise(`there is no figure "${id}"`)

export const sideOf = (state: State, id: SideId): Side =>
  state.sides.find((side) => side.id === id) ?? raise(`there is no side "${id}"`)

export const isStanding = (figure: Figure): boolean => figure.where === 'standing'
export const standing = (state: State): Figure[] => state.figures.filter(isStanding)
export const areEnemies = (a: Figure, b: Figure): boolean => a.side !== b.side

export const baseOf = ({ diameter }: { readonly diameter: Length }): Base => circle(diameter)

export const footprint = (figure: Figure, at: Point = figure.at): Footprint => ({ base: baseOf(figure), at })

/** Rim to rim, seen from above; never below 0. */
export const gapBetween = (a: Figure, b: Figure): number =>
  Math.max(0, Math.sqrt(distanceSquared(a.at, b.at)) - (a.diameter + b.diameter) / 2)

/** Base contact: a gap of at most a hair, whoever moved. */
export const areTouching = (a: Figure, b: Figure): boolean => isWithin(a, b, TOLERANCE)

/** Whether the gap between two is no wider than this. Nearly always one coordinate is enough to say no. */
export function isWithin(a: Figure, b: Figure, gap: Length): boolean {
  const reach = (a.diameter + b.diameter) / 2 + gap
  const dx = a.at.x - b.at.x
  if (dx > reach || dx < -reach) return false
  const dy = a.at.y - b.at.y
  return dx * dx + dy * dy <= reach * reach
}

export const enemiesTouching = (state: State, figure: Figure): Figure[] =>
  state.figures.filter(
    (other) => other.where === 'standing' && other.side !== figure.side && areTouching(figure, other),
  )

/** In combat: exactly while in contact with an enemy. */
export function isInCombat({ figures }: State, figure: Figure): boolean {
  for (const other of figures) {
    if (areTouching(figure, other) && other.side !== figure.side && isStanding(other)) return true
  }
  return false
}

export const actingSide = (state: State): SideId => state.order[state.acting] ?? raise('nobody is to act')
