/** The start of the Movement Phase: what happens before anybody moves, and the saves of those who stand in bad ground. */
import { openWindow, type FigureId, type Play, type Step } from '@muster/engine'
import { figureOf, has, isStanding, masterOf, otherSide } from '../figures.ts'
import type { State } from '../state.ts'
import { bearers, is } from '../traits/of.ts'
import { gain } from './conditions.ts'
import { slip, wade } from './hazards.ts'
import { groundAt } from './terrain.ts'

export function* roundStart(play: Play<State>): Step {
  const { state } = play
  state.turn = undefined
  play.tell({ is: 'round-began', round: state.round, lead: state.lead, rules: ['DD-RND-01'] })
  restPassengers(state)
  yield* vanish(play)
  yield* openWindow(play, bearers(state), 'movement-phase', { round: state.round })
  for (const side of [state.lead, otherSide(state, state.lead)]) yield* testGround(play, side)
  state.stage = 'act'
}

/** A passenger has no action in any round in which it is one. */
function restPassengers(state: State): void {
  for (const { riders } of state.figures) for (const id of riders.slice(1)) figureOf(state, id).now.action = false
}

/** Those whose being invisible is permanent are so again. */
function* vanish(play: Play<State>): Step {
  for (const { id } of play.state.figures) {
    const figure = figureOf(play.state, id)
    if (is(play.state, figure, 'alwaysInvisible') && !has(figure, 'invisible')) yield* gain(play, id, { is: 'invisible' })
  }
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
