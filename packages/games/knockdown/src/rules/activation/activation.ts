/** How an activation begins, goes on and ends. */
import { named, rollFor, type FigureId, type Play, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { Activation, Figure, State } from '../../state/state.ts'
import type { Action } from '../../state/vocabulary.ts'
import { allowanceOf, isHeld } from '../movement/allowance.ts'
import { readyCrew } from '../crew/crew.ts'

/** The activation under way. */
export const activationOf = (state: State): Activation => state.activation as Activation

/** The model acts, and with it its crew. A model that is down stands up first. */
export function* begin(play: Play<State>, id: FigureId, action: Action): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const isHeldFast = isHeld(state, figure)
  const crew = figure.profile.kind === 'siege' ? (readyCrew(state, figure) ?? []).map((one) => one.id) : figure.crew
  tell(play, { is: 'activated', figure: id, action, rules: [RULES[action]] })
  const stoodUp: FigureId[] = []
  for (const one of [id, ...crew]) {
    figureOf(state, one).activated = true
    if (standUp(play, figureOf(state, one))) stoodUp.push(one)
  }
  state.activation = newActivation(state, figure, action, { crew, stoodUp })
  for (const one of stoodUp) state.abilities.changedOn(state, one)
  state.activation.left = yield* allowance(play, figure, action)
  const hasToStay = (isHeldFast && action !== 'disengage') || state.activation.left === 0
  if (action === 'fire' || hasToStay) endMove(state)
}

const RULES: { readonly [action in Action]: string } = {
  run: 'KD-ACT-01',
  charge: 'KD-ACT-02',
  shoot: 'KD-ACT-05',
  disengage: 'KD-ACT-08',
  haul: 'KD-SIEGE-07',
  fire: 'KD-SIEGE-09',
}

/** Disengage is as far as its die says, whatever the model's SP. */
function* allowance(play: Play<State>, { id, side }: Figure, action: Action): Step<number> {
  if (action !== 'disengage') return allowanceOf(play.state, figureOf(play.state, id), action)
  const [face] = (yield* play.roll(rollFor('disengage', named(id)), side)) as readonly [number]
  tell(play, { is: 'disengage-rolled', figure: id, face, rules: ['KD-ACT-11', 'KD-ACT-12'] })
  return inches(face)
}

/** Whether it was down. */
function standUp(play: Play<State>, figure: Figure): boolean {
  if (!figure.knockedDown) return false
  figure.knockedDown = false
  play.state.abilities.changedOn(play.state, figure.id)
  tell(play, { is: 'stood-up', figure: figure.id, rules: ['KD-KNOCK-08', 'KD-KNOCK-09'] })
  return true
}

export const newActivation = (
  state: State,
  figure: Figure,
  action: Action,
  { crew, stoodUp }: Pick<Activation, 'crew' | 'stoodUp'>,
): Activation => ({
  figure: figure.id,
  action,
  stage: 'move',
  left: 0,
  moved: false,
  stoodUp,
  attacks: attacksOf(state, figure, action),
  crew,
  following: [],
  approached: [],
  stopped: false,
  ahead: [],
})

/** Melee attacks by ATT, one ranged attack; on a chariot every member of the crew has its own. */
function attacksOf(state: State, figure: Figure, action: Action): { [figure: FigureId]: number } {
  if (action !== 'charge' && action !== 'shoot') return {}
  const attackers = figure.profile.kind === 'chariot' ? figure.crew : [figure.id]
  const attacks: { [figure: FigureId]: number } = {}
  for (const id of attackers)
    attacks[id] = action === 'shoot' ? 1 : state.abilities.total(state, figureOf(state, id), 'attacks', undefined)
  return attacks
}

/** The move is over; what follows depends on the action. */
export function endMove(state: State): void {
  const activation = activationOf(state)
  const next = { charge: 'fight', shoot: 'shoot', fire: 'shoot', haul: 'follow' } as const
  const { action } = activation
  if (action === 'run' || action === 'disengage') return finish(state)
  activation.stage = next[action]
  if (action === 'haul') activation.following = activation.crew
  activation.ahead = []
}

export function finish(state: State): void {
  const { activation } = state
  state.activation = undefined
  for (const one of activation?.stoodUp ?? []) state.abilities.changedOn(state, one)
}
