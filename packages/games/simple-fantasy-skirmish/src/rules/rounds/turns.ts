/** Rounds and turns: who goes first, whose turn it is next, and when a round is over. */
import { chooseQuestion, picked, raise, type Play, type SideId, type Step } from '@muster/engine'
import { tell } from '../../events/events.ts'
import { attachedTo, isFree, otherSide, sideOf, unitOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import { settleThings } from '../../scenarios/things.ts'
import type { State, Unit } from '../../state/state.ts'
import { decideNow, decideRoundEnd } from './end.ts'
import { rollOff } from './roll-off.ts'

/** A round begins: markers off, one die each, and the winner says who takes the first turn. */
export function* initiative(play: Play<State>): Step {
  const { state } = play
  yield* beginRound(play)
  const winner = yield* rollOff(play, 'initiative', (rolls, tied) =>
    tell(play, { is: 'initiative-rolled', rules: [tied ? 'SF-RUL-07' : 'SF-ROUND-03'], rolls, tied }),
  )
  state.winner = winner
  const first = yield* nameFirst(play, winner)
  tell(play, { is: 'first-side-chosen', rules: ['SF-ROUND-03'], winner, first })
  if (state.round === 1) giveLeeway(play, first)
  state.turn = mayAct(state, first) ? first : otherSide(state, first)
  state.stage = 'activate'
}

/** What failed may be tried again. */
function* beginRound(play: Play<State>): Step {
  const { state } = play
  state.round++
  for (const side of state.sides) side.passed = false
  for (const unit of state.units) {
    unit.marker = unit.late = false
    if (unit.tried.length > 0) unit.tried = []
  }
  tell(play, { is: 'round-began', rules: ['SF-ROUND-02'], round: state.round })
  yield* state.abilities.open(play, 'round-starts', { round: state.round })
}

function* nameFirst(play: Play<State>, winner: SideId): Step<SideId> {
  const { state } = play
  const other = otherSide(state, winner)
  const ask = {
    by: winner,
    what: 'go-first',
    rule: 'SF-ROUND-03',
    prompt: 'You rolled highest. Who takes the first turn?',
  }
  const options = [
    { id: winner, label: 'We go first' },
    { id: other, label: 'They go first' },
  ]
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? winner
}

/** The Leeway Marker belongs to the player who takes the first turn of the game. */
function giveLeeway(play: Play<State>, side: SideId): void {
  play.state.leeway = side
  tell(play, { is: 'leeway-given', rules: ['SF-LEE-01', 'SF-RUL-15'], side })
}

/** Whether a side may activate a unit now: any that has not acted, but once one has begun only that one. */
export const canActivate = ({ active }: State, side: SideId, unit: Unit): boolean =>
  isFree(unit) && (active ? unit.id === active.unit : unit.side === side && !unit.marker)

/** Whether a side has a unit left to activate, and has not said that it is done. */
export const mayAct = (state: State, id: SideId): boolean =>
  !sideOf(state, id).passed && state.units.some((unit) => canActivate(state, id, unit))

/** Marks the active unit and its Champions as activated, and passes the turn on. */
// oxlint-disable-next-line require-yield -- the steps that end an activation call it as a step
export function* endActivation(play: Play<State>): Step {
  const { state } = play
  const id = state.active?.unit ?? raise('no unit is being activated')
  const unit = unitOf(state, id)
  unit.marker = true
  for (const champion of attachedTo(state, unit)) champion.marker = true
  state.active = undefined
  tell(play, { is: 'activated', rules: ['SF-ROUND-07'], unit: id })
  nextTurn(play)
}

/** A side wishes to activate nothing more this round. */
export function passTurn(play: Play<State>): void {
  const { state } = play
  const side = state.turn ?? raise('it is nobody’s turn')
  sideOf(state, side).passed = true
  tell(play, { is: 'passed', rules: ['SF-ROUND-10', 'SF-RUL-08'], side })
  nextTurn(play)
}

/** Turns alternate while both sides have units to activate; after that the other side goes on alone. */
function nextTurn(play: Play<State>): void {
  const { state } = play
  const before = state.turn ?? raise('it is nobody’s turn')
  settleThings(play)
  scenarioOf(state).settle?.(play)
  if (decideNow(play)) return
  const other = otherSide(state, before)
  state.stage = 'activate'
  if (mayAct(state, other)) state.turn = other
  else if (!mayAct(state, before)) endRound(play)
}

function endRound(play: Play<State>): void {
  if (decideRoundEnd(play)) return
  play.state.turn = undefined
  play.state.stage = 'initiative'
}
