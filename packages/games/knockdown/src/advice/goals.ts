/** Where a model goes when it has nobody to strike or shoot at: to a marker, to a weapon without crew, to the enemy. */
import { distance, distanceSquared, INCH, type Length, type Point } from '@muster/table'
import { freePlaces } from '../rules/crew/crew.ts'
import { planGap } from '../rules/measuring/distance.ts'
import { HOLDS } from '../scenarios/objectives.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { isChassis, isStanding, kindOf, radiusOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

export interface Goal {
  readonly at: Point
  /** How near it wants to come to it, from its own centre. */
  readonly near: number
}

/** The marker that this model is to hold: the nearest one, rather one that few friends hold. */
export function markerFor(state: State, figure: Figure): Point | undefined {
  if (state.objectives.length === 0 || isChassis(figure)) return undefined
  let best: Point | undefined
  let least = Infinity
  for (const marker of state.objectives) {
    const far = distance(figure.at, marker) + 2 * INCH * Math.max(0, balanceAt(state, figure, marker))
    if (far < least) [best, least] = [marker, far]
  }
  return best
}

/** By how many models the side holds a marker, the model itself not counted. */
function balanceAt(state: State, figure: Figure, marker: Point): number {
  let balance = 0
  for (const other of state.figures) {
    if (other === figure || !isStanding(other) || !holds(other, marker)) continue
    balance += other.side === figure.side ? 1 : -1
  }
  return balance
}

/** Whether the markers may decide the battle at the end of this round. */
const isDecisive = (state: State): boolean =>
  state.round >= Math.min(state.rounds, scenarioOf(state).decisiveFrom ?? state.rounds)

/** A marker within this way that the side holds, or could win, only with this model: it comes before any attack. */
export function markerToWin(state: State, figure: Figure, way: Length): Point | undefined {
  const marker = isDecisive(state) ? markerFor(state, figure) : undefined
  if (!marker || distance(figure.at, marker) > way + HOLDS + radiusOf(figure)) return undefined
  return balanceAt(state, figure, marker) <= 0 ? marker : undefined
}

export function holds(figure: Figure, marker: Point): boolean {
  const reach = HOLDS + radiusOf(figure)
  return distanceSquared(figure.at, marker) <= reach * reach
}

/** A siege weapon that lacks crew and could be manned by this model. */
export function weaponToMan(state: State, figure: Figure): Figure | undefined {
  if (kindOf(figure) !== 'infantry') return undefined
  return state.figures.find(
    (one) =>
      one.profile.kind === 'siege' &&
      one.side === figure.side &&
      isStanding(one) &&
      planGap(one, figure) < 14 * INCH &&
      freePlaces(state, one) > 0 &&
      freePlaces(state, one) < 3,
  )
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
