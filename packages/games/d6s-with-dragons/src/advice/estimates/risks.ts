/** The risk of a path: opportunity attacks, falls, ice and deep water. */
import { distanceSquared, INCH, type Point, measurePath } from '@muster/table'
import { figureOf } from '../../state/figures.ts'
import { pathEvents, type PathEvent } from '../../rules/movement/path-events.ts'
import { attacksOf } from '../../rules/stats/sums.ts'
import type { Figure, State } from '../../state/state.ts'
import { foesAround } from './nearby.ts'
import { attacksWorth } from './chances.ts'

/** The share of a character's worth that each danger of terrain takes on average. */
const MISHAP: { readonly [is in Exclude<PathEvent['is'], 'leave'>]: number } = {
  slippery: 0.15,
  deep: 0.2,
  climb: 0.25,
  drop: 0.35,
  jump: 0.3,
}

/** What a path may cost, in points. */
export function riskOf(state: State, figure: Figure, path: readonly Point[]): number {
  let risk = 0
  for (const met of pathEvents(state, figure, measurePath(figure.at, path))) risk += costOf(state, figure, met)
  return risk
}

function costOf(state: State, figure: Figure, happening: PathEvent): number {
  if (happening.is !== 'leave') return MISHAP[happening.is] * Math.max(4, figure.points) + 1
  const enemy = figureOf(state, happening.enemy)
  const others = foesAround(state, enemy).filter((one) => one !== figure)
  return others.length > 0 ? 0 : 0.5 + attacksWorth(state, enemy, figure) / Math.max(1, attacksOf(state, enemy))
}

/** Whether it may Dash: no enemy could attack it before its next turn. */
export function mayRun(state: State, figure: Figure, speed: number): boolean {
  for (const foe of state.figures) {
    if (foe.side === figure.side || foe.where !== 'standing') continue
    const reach = speed + (foe.profile.speed + 3) * INCH
    if (distanceSquared(figure.at, foe.at) < reach * reach) return false
  }
  return true
}
