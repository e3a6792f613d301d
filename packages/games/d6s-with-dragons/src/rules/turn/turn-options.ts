/** All a character may do in its turn besides moving: listed, checked one by one, and taken, from one table of actions. */
import { raise, named, text, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import { bearerOf, figureOf, isAboard, isStanding } from '../../state/figures.ts'
import { optionId, optionParts } from '../../state/option-id.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { END_ACTIONS, POSTPONE_ACTIONS } from './end-actions.ts'
import { FOOT_ACTIONS } from './foot-actions.ts'
import { HAND_ACTIONS } from './hand-actions.ts'
import { PASSENGER_ACTIONS } from './passenger-actions.ts'
import { NO_CHOICES, type Actor, type TurnAction, type TurnActions, type TurnChoice } from './turn-action.ts'
import { beginTurn, turnOf } from './turn.ts'

const ALL_ACTIONS: TurnActions = {
  ...END_ACTIONS,
  ...FOOT_ACTIONS,
  ...HAND_ACTIONS,
  ...POSTPONE_ACTIONS,
  ...PASSENGER_ACTIONS,
}

interface ActorActions {
  readonly actor: Actor
  readonly actions: TurnActions
}

/** The character whose turn it is may take all actions; its first rider those of its hands. A passenger may get out. */
function actionsByActor(state: State, bearer: Figure, turn: Turn): ActorActions[] {
  const actor: Actor = { state, figure: bearer, bearer, turn }
  if (isAboard(bearer)) return [{ actor, actions: PASSENGER_ACTIONS }]
  const [rider] = bearer.riders
  const found: ActorActions[] = isStanding(bearer) ? [{ actor, actions: FOOT_ACTIONS }] : []
  found.push({ actor, actions: HAND_ACTIONS })
  if (rider !== undefined) found.push({ actor: { ...actor, figure: figureOf(state, rider) }, actions: HAND_ACTIONS })
  found.push({ actor, actions: POSTPONE_ACTIONS })
  return found
}

/** Everything but ending the turn. */
export const turnOptions = (state: State, bearer: Figure): Option[] =>
  actionsByActor(state, bearer, turnOf(state, bearer)).flatMap(listOptions)

export const endOptions = (state: State, bearer: Figure): Option[] =>
  listOptions({ actor: { state, figure: bearer, bearer, turn: turnOf(state, bearer) }, actions: END_ACTIONS })

const listOptions = ({ actor, actions }: ActorActions): Option[] =>
  Object.entries(actions).flatMap(([name, action]) =>
    action.choices(actor).map((choice) => ({ ...optionOf(actor, name, choice), ...action.target?.(actor) })),
  )

function optionOf({ figure }: Actor, name: string, { rider, about, label, hint, group }: TurnChoice): Option {
  const who = rider ?? figure.id
  return {
    id: about === undefined ? optionId(who, name) : optionId(who, name, about),
    label: text`${named(who)}: ${label}`,
    figure: who,
    ...(hint !== undefined && { hint }),
    ...(group !== undefined && { group }),
  }
}

/** Whether there is anything to do but to end the turn. */
export function hasTurnOption(state: State, bearer: Figure, turn: Turn): boolean {
  for (const { actor, actions } of actionsByActor(state, bearer, turn))
    for (const name in actions) if ((actions[name]?.choices(actor).length ?? 0) > 0) return true
  return false
}

/** What a player has picked: who does what, with whom or what. */
export interface TurnPick {
  readonly who: FigureId
  readonly name: string
  /** Undefined: there is none of this name. */
  readonly action: TurnAction | undefined
  readonly about: string | undefined
}

export function readTurnPick(id: string): TurnPick {
  const [who = '', name = '', about] = optionParts(id)
  return { who, name, action: actionIn(ALL_ACTIONS, name), about }
}

export const isEnd = ({ action }: TurnPick): boolean => action !== undefined && END_LIST.includes(action)

const END_LIST = Object.values(END_ACTIONS)

/** Whether it may be picked now. Nothing else is listed for that. */
export function isTurnOption(state: State, bearer: Figure, turn: Turn, pick: TurnPick): boolean {
  if (isEnd(pick)) return isChoice({ state, figure: bearer, bearer, turn }, pick)
  for (const { actor, actions } of actionsByActor(state, bearer, turn))
    if (actionIn(actions, pick.name) === pick.action && isChoice(actor, pick)) return true
  return false
}

function isChoice(actor: Actor, { action, who, about }: TurnPick): boolean {
  for (const choice of action?.choices(actor) ?? NO_CHOICES)
    if ((choice.rider ?? actor.figure.id) === who && choice.about === about) return true
  return false
}

const actionIn = (actions: TurnActions, name: string): TurnAction | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined

/** Every action begins the turn, except ending or postponing it. */
export function takeTurnOption(play: Play<State>, { who, name, action, about = '' }: TurnPick): Step {
  const figure = figureOf(play.state, who)
  if (!action) raise(`there is no action "${name}"`)
  return action.beforeTurn ? action.take(play, figure.id, about) : takeInTurn(play, figure, action, about)
}

function* takeInTurn(play: Play<State>, figure: Figure, action: TurnAction, about: string): Step {
  const { state } = play
  yield* beginTurn(play, state.turn?.figure ?? bearerOf(state, figure).id)
  yield* action.take(play, figure.id, about)
}
