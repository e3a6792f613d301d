/** Flyby: half its flight given up in the Movement Phase is flown at the end of the round, and provokes no opportunity attacks. */
import { named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { inches, type Length } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, isStanding, controllerOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { question, says } from '../../state/ability.ts'
import { askMove, moveOffer } from '../movement/ask-move.ts'
import { isFreeToMove } from '../conditions/conditions.ts'
import { leftAfterShot } from '../shooting/shots.ts'
import { flyingSpeed } from '../stats/special-movement.ts'
import { turnOf } from './turn.ts'
import { walk } from '../movement/walk.ts'

/** May give up half its flight for a move at the end of the round. */
export const savesFlight = question<undefined, boolean>('flyby')

const halfFlight = (state: State, figure: Figure): Length => inches(flyingSpeed(state, figure) ?? 0) / 2

export function canSaveFlight(state: State, figure: Figure): boolean {
  const half = halfFlight(state, figure)
  return half > 0 && !figure.now.flyby && says(state, figure, savesFlight) && turnOf(state, figure).left >= half
}

export function saveFlight(play: Play<State>, id: FigureId): void {
  const { state } = play
  const figure = figureOf(state, id)
  figure.now.flyby = true
  if (state.turn) state.turn.left -= halfFlight(state, figure)
  tell(play, { is: 'flight-saved', figure: id, rules: ['DD-CFT-01'] })
}

/** Whether it has a flight left for the end of the round. */
export const hasFlyby = (state: State, figure: Figure): boolean =>
  figure.now.flyby && isStanding(figure) && isFreeToMove(state, figure) && halfFlight(state, figure) > 0

/** The flight itself, at the end of the round. */
export function* takeFlyby(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  if (!hasFlyby(state, figure)) return
  figure.now.flyby = false
  const ask = {
    by: controllerOf(state, figure),
    what: 'flyby',
    rule: 'DD-CFT-01',
    about: id,
    reaction: 'Flights at the end of a round',
    prompt: text`${named(id)} saved half its flight. Where does it fly?`,
  }
  const walker = { figure: id, left: halfFlight(state, figure), longest: leftAfterShot(state, figure), provokes: false }
  const reply = yield* askMove(play, ask, moveOffer([walker], [{ id: 'no', label: 'It stays', figure: id }]))
  if (typeof reply !== 'string' && reply.path.length > 0) yield* walk(play, reply)
}
