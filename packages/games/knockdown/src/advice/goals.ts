/** Where a model goes when it has nobody to strike or shoot at: to a marker, to a weapon without crew, to the enemy. */
import { distance, distanceSquared, INCH, type Length, type Point } from '@muster/table'
import { freePlaces } from '../rules/crew/crew.ts'
import { planGap } from '../rules/measuring/distance.ts'
import { HOLDS } from '../scenarios/objectives.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { figureOf, isChassis, isStanding, kindOf, radiusOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

export interface Goal {
  readonly at: Point
  /** How near it wants to come to it, from its own centre. */
  readonly near: number
}

/** The marker that this model is to hold: the nearest one, rather one that few friends hold. Nobody hauls a weapon there. */
export function markerFor(state: State, figure: Figure): Point | undefined {
  if (state.objectives.length === 0 || figure.profile.kind === 'siege') return undefined
  let best: Point | undefined
  let least = Infinity
  for (const marker of state.objectives) {
    const way = distance(figure.at, marker)
    // Friends who hold it make it seem farther, never nearer: mostly they need not be counted.
    if (way >= least) continue
    const far = way + 2 * INCH * Math.max(0, balanceAt(state, figure, marker))
    if (far >= least) continue
    best = marker
    least = far
  }
  return best
}

/** By how many models the side holds a marker, the model itself not counted. */
function balanceAt(state: State, figure: Figure, marker: Point): number {
  let balance = 0
  for (const other of state.figures) {
    if (other === figure || !isStanding(other) || !holds(other, marker)) continue
    balance += other.side === figure.side ? headsOf(other) : -headsOf(other)
  }
  return balance
}

/** How many models it counts for a marker: a chassis counts for nobody, everyone on a chariot for one. */
const headsOf = (figure: Figure): number =>
  figure.profile.kind === 'chariot' ? figure.crew.length : isChassis(figure) ? 0 : 1

/** How many rounds there are after this one before the markers may decide the battle. */
const roundsToGo = (state: State): number =>
  Math.max(0, Math.min(state.rounds, scenarioOf(state).decisiveFrom ?? state.rounds) - state.round)

/**
 * Whether the side holds a marker, or could win it, only with this model, and the model reaches it in time only if it
 * goes there now: that comes before any attack. `way` is how far it gets in a round.
 */
export function isUrgent(state: State, figure: Figure, marker: Point, way: Length): boolean {
  const far = distance(figure.at, marker) - HOLDS - radiusOf(figure)
  const later = roundsToGo(state) * way
  if (far > later + way || (later > 0 && far <= later)) return false
  return balanceAt(state, figure, marker) < headsOf(figure)
}

export function holds(figure: Figure, marker: Point): boolean {
  const reach = HOLDS + radiusOf(figure)
  const dx = figure.at.x - marker.x
  if (dx > reach || dx < -reach) return false
  return distanceSquared(figure.at, marker) <= reach * reach
}

/** A siege weapon that lacks crew and could be manned by this model. */
export function weaponToMan(state: State, figure: Figure): Figure | undefined {
  if (kindOf(figure) !== 'infantry') return undefined
  for (const id of state.siegeWeapons) {
    const one = figureOf(state, id)
    if (one.side !== figure.side || !isStanding(one) || planGap(one, figure) >= 14 * INCH) continue
    const free = freePlaces(state, one)
    if (free > 0 && free < 3) return one
  }
  return undefined
}

export function nearestOf(figure: Figure, others: readonly Figure[]): Figure | undefined {
  let best: Figure | undefined
  let least = Infinity
  for (const other of others) {
    const far = distanceSquared(figure.at, other.at)
    if (far < least) [best, least] = [other, far]
  }
  return best
}
