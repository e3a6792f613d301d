/** Frightful Presence: nobody comes within 1" of it without a morale check, made before the move begins. */
import type { MeasuredPath } from '@muster/table'
import type { FigureId, Play, Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { bearerOf, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { isImmune } from '../conditions/conditions.ts'
import { threatenedSpans } from './path-events.ts'
import { checkMorale } from '../morale/morale.ts'
import { question, says } from '../../state/ability.ts'

/** Whether characters must pass a morale check before they come within 1" of it. */
export const frightful = question<undefined, boolean>('frightful')

/** True when it may move. On a failure it stays where it is and makes no willing move for the rest of the round. */
export function* checkFear(play: Play<State>, id: FigureId, frights: readonly FigureId[]): Step<boolean> {
  for (const enemy of frights) {
    const { state } = play
    const figure = figureOf(state, id)
    const checker = figureOf(state, figure.riders[0] ?? id)
    if (isImmune(state, checker, 'frightened', enemy)) continue
    const dares = yield* checkMorale(play, checker.id, 'frightful', ['DD-CFT-03', 'DD-MOR-07'])
    figureOf(state, id).now.faced.push(enemy)
    if (dares) continue
    root(state, figureOf(state, id))
    tell(play, { is: 'daunted', figure: id, by: enemy, rules: ['DD-MOR-08', 'DD-RUL-51'] })
    return false
  }
  return true
}

/** Both of a pair are affected. */
function root(state: State, figure: Figure): void {
  figure.now.rooted = true
  for (const rider of figure.riders) figureOf(state, rider).now.rooted = true
}

/** The frightful enemies it would come within 1" of, in order, except those it starts beside. */
export function fearChecksAlong(state: State, figure: Figure, way: MeasuredPath): FigureId[] {
  const spaces = threatenedSpans(state, figure, way, [], spreadsFear)
  if (spaces.length === 0) return []
  const inside = new Set(spaces.filter(({ span }) => span.from <= 0).map(({ enemy }) => enemy))
  const met = spaces.filter(({ enemy }) => !inside.has(enemy) && !figure.now.faced.includes(enemy))
  return [...new Set(met.sort((a, b) => a.span.from - b.span.from).map(({ enemy }) => enemy))]
}

/** Whether the enemy or a rider of it is frightful. */
function spreadsFear(state: State, enemy: Figure): boolean {
  if (says(state, enemy, frightful)) return true
  for (const rider of bearerOf(state, enemy).riders) if (says(state, figureOf(state, rider), frightful)) return true
  return false
}
