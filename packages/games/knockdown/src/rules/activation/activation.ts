/** How an activation begins, goes on and ends. */
import { named, rollFor, type FigureId, type Play, type Step } from '@muster/engine'
import { inches, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { Activation, AttacksLeft, Figure, State } from '../../state/state.ts'
import type { Action } from '../../state/vocabulary.ts'
import { allowanceOf, isHeld } from '../movement/allowance.ts'
import { readyCrew } from '../crew/crew.ts'

/** The activation under way. */
export const activationOf = (state: State): Activation => state.activation as Activation

/** The model acts, and with it its crew. A model that is down stands up first. */
export function* begin(play: Play<State>, figure: Figure, action: Action): Step {
  const { state } = play
  // The other actions of a model in contact are to get away, or none.
  const hasToStay = action === 'charge' && isHeld(state, figure)
  const crew = figure.profile.kind === 'siege' ? (readyCrew(state, figure) ?? []).map((one) => one.id) : figure.crew
  tell(play, { is: 'activated', figure: figure.id, action, rules: [RULES[action]] })
  let stoodUp = rise(play, figure, NOBODY)
  for (const one of crew) stoodUp = rise(play, figureOf(state, one), stoodUp)
  state.activation = newActivation(state, figure, action, { crew, stoodUp })
  for (const one of stoodUp) state.abilities.changedOn(state, one)
  state.activation.left =
    action === 'disengage' ? yield* disengageRoll(play, figure) : allowanceOf(state, figure, action)
  if (action === 'fire' || hasToStay || state.activation.left === 0) endMove(state)
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
function* disengageRoll(play: Play<State>, { id, side }: Figure): Step<number> {
  const [face] = (yield* play.roll(rollFor('disengage', named(id)), side)) as readonly [number]
  tell(play, { is: 'disengage-rolled', figure: id, face, rules: ['KD-ACT-11', 'KD-ACT-12'] })
  return inches(face)
}

/** It is activated; if it was down it stands up, after those who have. */
function rise(play: Play<State>, figure: Figure, stoodUp: readonly FigureId[]): readonly FigureId[] {
  figure.activated = true
  if (!figure.knockedDown) return stoodUp
  figure.knockedDown = false
  play.state.abilities.changedOn(play.state, figure.id)
  tell(play, { is: 'stood-up', figure: figure.id, rules: ['KD-KNOCK-08', 'KD-KNOCK-09'] })
  return [...stoodUp, figure.id]
}

const NOBODY: readonly FigureId[] = []
const NOWHERE: readonly Point[] = []

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
  following: NOBODY,
  approached: NOBODY,
  stopped: false,
  ahead: NOWHERE,
})

/** Melee attacks by ATT, one ranged attack; on a chariot every member of the crew has its own. */
function attacksOf(state: State, figure: Figure, action: Action): readonly AttacksLeft[] {
  if (action !== 'charge' && action !== 'shoot') return NO_ATTACKS
  if (figure.profile.kind !== 'chariot') return [attacksOfOne(state, figure, action)]
  const attacks: AttacksLeft[] = []
  for (const id of figure.crew) attacks.push(attacksOfOne(state, figureOf(state, id), action))
  return attacks
}

const attacksOfOne = (state: State, one: Figure, action: Action): AttacksLeft => ({
  figure: one.id,
  left: action === 'shoot' ? 1 : state.abilities.total(state, one, 'attacks', undefined),
})

const NO_ATTACKS: readonly AttacksLeft[] = []

/** How many attacks somebody has left in this activation. */
export function attacksLeft({ attacks }: Activation, id: FigureId): number {
  for (const { figure, left } of attacks) if (figure === id) return left
  return 0
}

export function leaveAttacks({ attacks }: Activation, id: FigureId, left: number): void {
  for (const one of attacks) if (one.figure === id) one.left = left
}

/** The move is over; what follows depends on the action. */
export function endMove(state: State): void {
  const activation = activationOf(state)
  const next = { charge: 'fight', shoot: 'shoot', fire: 'shoot', haul: 'follow' } as const
  const { action } = activation
  if (action === 'run' || action === 'disengage') return finish(state)
  activation.stage = next[action]
  if (action === 'haul') activation.following = activation.crew
  activation.ahead = NOWHERE
}

export function finish(state: State): void {
  const { activation } = state
  state.activation = undefined
  for (const one of activation?.stoodUp ?? []) state.abilities.changedOn(state, one)
}
