/** Casters that were hit in a melee test their concentration once, however many hits there were. */
import type { Play, Step } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { testConcentration } from './concentration.ts'

/** The Lead Player's characters first. */
export function* testThoseHit(play: Play<State>): Step {
  const { state } = play
  const hit = state.figures.filter(({ now }) => now.hitInMelee)
  for (const isLead of [true, false]) {
    for (const { id, side } of hit) {
      if ((side === state.lead) !== isLead || state.decided) continue
      figureOf(state, id).now.hitInMelee = false
      yield* testConcentration(play, id)
    }
  }
}
