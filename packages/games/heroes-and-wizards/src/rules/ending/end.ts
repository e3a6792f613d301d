/** The end of a turn and of the battle. */
import type { Play, Result, SideId, Step } from '@muster/engine'
import { tell } from '../../events/events.ts'
import { sideOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { State } from '../../state/state.ts'

/** Everything counted by the turn starts afresh. */
export function startTurn(state: State): void {
  for (const figure of state.figures) {
    figure.moved = false
    figure.spent = 0
    figure.walked = 0
    figure.casts = 0
    figure.attacked = false
  }
  if (state.gem) {
    state.gem.carried = 0
    state.gem.passed = false
  }
  state.shots = []
  state.attacks = []
}

/** After the Melee phase: on to the next turn, or the battle is over. */
export function* endTurn(play: Play<State>): Step {
  const { state } = play
  if (state.turn >= state.turns || isDecided(state)) return finish(play)
  state.turn++
  startTurn(state)
  state.stage = 'initiative'
}

/** Nothing can change any more, though turns are left: the prisoner is slain or gone. */
export const isDecided = (state: State): boolean =>
  state.scenario !== undefined && scenarioOf(state).isDecided?.(state) === true

const inPlay = ({ sides }: State) => sides.filter(({ conceded }) => !conceded)

function finish(play: Play<State>): void {
  play.state.stage = 'over'
  const outcome = play.events && result(play.state)
  if (outcome)
    tell(play, {
      is: 'battle-ended',
      rules: [play.state.turn >= play.state.turns ? 'HW-TURN-06' : 'HW-RUL-92'],
      ...outcome,
    })
}

/** A side gives up and loses. Of three or more, its figures leave without credit to anyone and the others play on. */
export function concede(play: Play<State>, id: SideId): void {
  const { state } = play
  sideOf(state, id).conceded = true
  if (state.sides.length > 2)
    for (const figure of state.figures) if (figure.side === id && figure.where === 'standing') figure.where = 'out'
  tell(play, { is: 'conceded', rules: ['HW-SCEN-05'], side: id })
  if (inPlay(state).length < 2) finish(play)
}

/** Who has won, once the battle is over. */
export function result(state: State): Result | undefined {
  if (state.stage !== 'over') return undefined
  const [last, ...others] = inPlay(state)
  if (others.length > 0) return scenarioOf(state).result(state)
  const gaveUp = state.sides
    .filter(({ conceded }) => conceded)
    .map(({ name }) => name)
    .join(' and ')
  const scores = state.sides.map(({ id, conceded }) => ({ side: id, score: conceded ? 0 : 1 }))
  return { ...(last && { winner: last.id }), reason: `${gaveUp} conceded.`, scores }
}
