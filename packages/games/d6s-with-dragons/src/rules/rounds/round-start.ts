/** The start of the Movement Phase: abilities first, then saves against the terrain one stands in. */
import type { FigureId, Play, SideId, Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isStanding, controllerOf, otherSide } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { slip, wade } from '../movement/hazards.ts'
import { goingOf, groundAt } from '../terrain/terrain.ts'

export function* roundStart(play: Play<State>): Step {
  const { state } = play
  state.turn = undefined
  tell(play, { is: 'round-began', round: state.round, lead: state.lead, rules: ['DD-RND-01'] })
  restPassengers(state)
  const { round, abilities } = state
  if (round === 1) yield* abilities.open(play, 'encounter-starts', { round })
  yield* abilities.open(play, 'round-starts', { round })
  yield* abilities.open(play, 'phase-starts', { phase: 'movement', round })
  for (const side of [state.lead, otherSide(state, state.lead)]) yield* testGround(play, side)
  state.stage = 'act'
}

/** A passenger has no action in any round in which it is one. */
function restPassengers(state: State): void {
  for (const { riders } of state.figures) for (const id of riders.slice(1)) figureOf(state, id).now.action = false
}

const UNSAFE = ['slippery', 'deep'] as const

/** One save for each kind of dangerous ground it stands in. A mount saves for its rider. */
function* testGround(play: Play<State>, side: SideId): Step {
  const { state } = play
  const kinds = UNSAFE.filter((going) => state.survey.ground.pieces.some(({ piece }) => goingOf(piece) === going))
  if (kinds.length === 0) return
  for (const { id } of state.figures) {
    for (const going of kinds) {
      if (standsIn(state, id, side, going)) yield* going === 'deep' ? wade(play, id) : slip(play, id)
    }
    if (state.decided) return
  }
}

function standsIn(state: State, id: FigureId, side: SideId, going: (typeof UNSAFE)[number]): boolean {
  const figure = figureOf(state, id)
  return isStanding(figure) && controllerOf(state, figure) === side && groundAt(state, figure.at, going) !== undefined
}
