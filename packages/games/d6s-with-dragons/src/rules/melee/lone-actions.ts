/** When all melees are over, characters with an unspent action and no enemy in their melee may still act. */
import type { FigureId, Play, Step } from '@muster/engine'
import { isAboard, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { askCombatAction, hasCombatAction } from './combat-actions.ts'
import { canLeave } from '../vehicles/vehicles.ts'
import { recover } from '../conditions/conditions.ts'
import { testThoseHit } from '../magic/concentration-tests.ts'
import { followUpElsewhere, openMelees } from './follow-up.ts'
import { foesOf } from './melee-members.ts'
import { recoversInsteadOfActing, highestFight, mayAct } from './melee-order.ts'
import { summonedStrikeAlone } from './summoned-weapons.ts'

/** Step `lone-actions`: in descending Fight, the Lead Player's first at equal Fight, each once. */
export function* loneActions(play: Play<State>): Step {
  const { state } = play
  yield* summonedStrikeAlone(play)
  const done = new Set<FigureId>()
  while (!state.decided) {
    const actors = highestFight(
      state,
      state.figures.filter((figure) => !done.has(figure.id) && hasPlace(state, figure)),
    )
    const dazed = actors.find((figure) => recoversInsteadOfActing(state, figure))
    if (actors.length === 0) break
    const acted = dazed ? yield* recoverAlone(play, dazed.id) : yield* actAlone(play, actors)
    if (acted !== undefined) done.add(acted)
    yield* testThoseHit(play)
  }
  if (state.decided) return
  state.melees = []
  state.melee = undefined
  state.stage = 'morale'
  yield* state.abilities.open(play, 'phase-starts', { phase: 'cleanup', round: state.round })
}

function* recoverAlone(play: Play<State>, id: FigureId): Step<FigureId> {
  yield* recover(play, id)
  return id
}

/** Who has had its place; nobody while it goes on after an extra action. */
function* actAlone(play: Play<State>, actors: readonly Figure[]): Step<FigureId | undefined> {
  const open = openMelees(play.state)
  const { by, goesOn } = yield* askCombatAction(play, actors, { what: 'lone-action', rule: 'DD-RUL-37' })
  yield* followUpElsewhere(play, by, open)
  return goesOn ? undefined : by
}

function hasPlace(state: State, figure: Figure): boolean {
  if (isAboard(figure)) return canLeave(state, figure)
  if (!isInPlay(figure) || !figure.now.action || foesOf(state, figure).length > 0) return false
  return recoversInsteadOfActing(state, figure) || (mayAct(state, figure) && hasCombatAction(state, figure))
}
