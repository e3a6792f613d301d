/** The move of an activated model. */
import { named, text, type Mover, type Option, type Play, type Step } from '@muster/engine'
import { inchesText } from '@muster/table'
import { figureOf } from '../../state/figures.ts'
import type { Activation, Figure, State } from '../../state/state.ts'
import { askMove, type Move, type MoverRules } from '../movement/ask-move.ts'
import { CHARGES, KEEPS_OFF, TRAMPLES } from '../movement/move-question.ts'
import { walk } from '../movement/walk.ts'
import { weaponsOf } from '../shooting/weapons.ts'
import { activationOf, endMove } from '../activation/activation.ts'
import { ride, rideOptions } from '../chariots/ride.ts'

const STAY: Option = { id: 'stay', label: 'Stay' }
const STOP: Option = { id: 'stop', label: 'Stop here' }

const VERBS = {
  run: 'runs',
  charge: 'charges',
  shoot: 'moves before shooting',
  disengage: 'disengages',
  haul: 'is moved',
}

/** One model along one path; a chariot stops where it comes near to an enemy, and may then go on. */
export function* move(play: Play<State>): Step {
  const { state } = play
  const activation = activationOf(state)
  const figure = figureOf(state, activation.figure)
  const isChariot = figure.profile.kind === 'chariot'
  const { left, action } = activation
  const verb = action === 'fire' ? 'moves' : VERBS[action]
  const prompt = () => text`${named(figure.id)} ${verb}: up to ${inchesText(left)}".`
  const ask = { by: figure.side, what: 'move', prompt, rule: 'KD-MOVE-17', about: figure.id }
  const stay = activation.moved ? STOP : STAY
  const options = isChariot ? [stay, ...rideOptions(state)] : [stay]
  const reply = yield* askMove(play, ask, [moverOf(state, activation)], options)
  const { ahead } = activation
  if (reply === 'go-on') return ride(play, ahead)
  if (typeof reply === 'string' || reply.path.length === 0) return endMove(state)
  if (isChariot) return ride(play, reply.path)
  goTo(play, reply)
  endMove(state)
}

export function moverOf(state: State, { figure, action, left }: Activation): MoverRules {
  const isChariot = figureOf(state, figure).profile.kind === 'chariot'
  const nearness = isChariot ? TRAMPLES : action === 'charge' ? CHARGES : KEEPS_OFF
  const keeps = action === 'shoot' && shootsOnlyStanding(state, figureOf(state, figure)) ? STANDING_SHOT : undefined
  const mover = { figure, allowance: left, manner: action, nearness }
  return keeps ? { ...mover, keeps } : mover
}

/** Any step at all costs it the shot. */
const STANDING_SHOT: NonNullable<Mover['keeps']> = { allowance: 0, label: 'still shoots' }

function shootsOnlyStanding(state: State, figure: Figure): boolean {
  const weapons = weaponsOf(state, figure)
  return weapons.length > 0 && weapons.every(({ moveOrShoot }) => moveOrShoot)
}

function goTo(play: Play<State>, { figure, path, verdict }: Move): void {
  const activation = activationOf(play.state)
  walk(play, figure, path, verdict, activation.action)
  activation.moved = verdict.length > 0
}
