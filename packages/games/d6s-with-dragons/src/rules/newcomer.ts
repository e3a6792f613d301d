/** One who comes into a melee already resolved: it alone acts there, at once. */
import type { FigureId, Play, Step } from '@muster/engine'
import { figureOf } from '../figures.ts'
import type { State } from '../state.ts'
import { askCombatAction, hasCombatAction } from './combat-actions.ts'
import { testThoseHit } from './hit-tests.ts'
import { mayAct } from './melee-order.ts'
import { pairOf } from './melee-members.ts'
import { fightOf } from './sums.ts'

/** A mount and its rider each with what they have left. */
export function* attackAtOnce(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const fight = (one: FigureId) => fightOf(state, figureOf(state, one)).total
  for (const one of pairOf(state, figureOf(state, id)).sort((a, b) => fight(b) - fight(a))) {
    const figure = figureOf(state, one)
    if (state.decided || !mayAct(state, figure) || !hasCombatAction(state, figure)) continue
    yield* askCombatAction(play, [figure], { what: 'combat-action', rule: 'DD-FOL-04' })
  }
  yield* testThoseHit(play)
}
