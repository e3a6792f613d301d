/** The start of the Movement Phase: what happens before anybody moves, and the saves of those who stand in bad ground. */
import type { FigureId, Play, Step } from '@muster/engine'
import { tell } from '../events.ts'
import { figureOf, isStanding, masterOf, otherSide } from '../figures.ts'
import type { State } from '../state.ts'
import { openMoment } from '../traits/of.ts'
import { slip, wade } from './hazards.ts'
import { groundAt } from './terrain.ts'

export function* roundStart(play: Play<State>): Step {
  const { state } = play
  state.turn = undefined
  tell(play, { is: 'round-began', round: state.round, lead: state.lead, rules: ['DD-RND-01'] })
  restPassengers(state)
  yield* openMoment(play, 'movement-phase', { round: state.round })
  for (const side of [state.lead, otherSide(state, state.lead)]) yield* testGround(play, side)
  state.stage = 'act'
}

/** A passenger has no action in any round in which it is one. */
function restPassengers(state: State): void {
  for (const { riders } of state.figures) for (const id of riders.slice(1)) figureOf(state, id).now.action = false
}

/** One save for each kind of ground one stands in. Riders leave it to their mount. */
function* testGround(play: Play<State>, side: string): Step {
  for (const { id } of play.state.figures) {
    if (standsIn(play.state, id, side, 'slippery')) yield* slip(play, id)
    if (standsIn(play.state, id, side, 'deep')) yield* wade(play, id)
    if (play.state.decided) return
  }
}

function standsIn(state: State, id: FigureId, side: string, going: 'slippery' | 'deep'): boolean {
  const figure = figureOf(state, id)
  return isStanding(figure) && masterOf(state, figure) === side && groundAt(state, figure.at, going) !== undefined
}
