/** A player's turn: models are activated one at a time, each once, until the player ends the turn. */
import {
  chooseQuestion,
  named,
  optionId,
  isOptionId,
  optionParts,
  picked,
  text,
  type ChooseRules,
  type Option,
  type Play,
  type SideId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { actingSide, figureOf, findFigure, isStanding, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Action } from '../../state/vocabulary.ts'
import { freePlaces, giveCrewPlace, recruitsFor } from '../crew/crew.ts'
import { begin } from '../activation/activation.ts'
import { actionOptions, isActionOf, mayAct, mayActivate, toActivate } from './actions.ts'
import { usualActivation } from './usual-activation.ts'

export const END = 'end'
const JOIN = 'join'
const endTurn: Option = { id: END, label: 'End turn' }

export function* turn(play: Play<State>): Step {
  const { state } = play
  const side = actingSide(state)
  if (!isAnythingLeft(state, side)) return passTurn(play, side)
  const prompt = () => `${sideOf(state, side).name}: activate a model, or end your turn.`
  const ask = { by: side, what: 'activate', prompt, rule: 'KD-TURN-01' }
  const pick = picked(yield* play.ask(chooseQuestion(ask, new TurnChoice(state, side)))) ?? END
  if (pick === END) return passTurn(play, side)
  const [id = '', what = '', about = ''] = optionParts(pick)
  if (what === JOIN) joinCrew(play, id, about)
  else yield* begin(play, figureOf(state, id), what as Action)
}

const isAnythingLeft = (state: State, side: SideId): boolean =>
  state.figures.some((figure) => mayActivate(figure, side) && mayAct(state, figure)) ||
  shorthanded(state, side).some(({ recruits }) => recruits.length > 0)

/** The options are listed only for whoever reads them; an answer is looked up by itself. */
class TurnChoice implements ChooseRules {
  constructor(
    private readonly state: State,
    private readonly side: SideId,
  ) {}

  get options(): readonly Option[] {
    const { state, side } = this
    const activations = toActivate(state, side).flatMap((figure) => actionOptions(state, figure))
    const changes = shorthanded(state, side).flatMap(({ chassis, recruits }) =>
      recruits.map((recruit) => joinOption(chassis, recruit)),
    )
    return [...activations, ...changes, endTurn]
  }

  get usual(): readonly string[] {
    return [usualActivation(this.state, this.side) ?? END]
  }

  isOption(id: string): boolean {
    if (id === END) return true
    const { state, side } = this
    const parts = optionParts(id)
    const [who = '', what = '', about = ''] = parts
    if (what === JOIN)
      return shorthanded(state, side).some(
        ({ chassis, recruits }) => chassis.id === about && recruits.some((one) => joinId(chassis, one) === id),
      )
    const figure = findFigure(state, who)
    return (
      figure !== undefined &&
      mayActivate(figure, side) &&
      parts.length === 2 &&
      isOptionId(id, parts) &&
      isActionOf(state, figure, what)
    )
  }
}

interface ShortCrew {
  readonly chassis: Figure
  readonly recruits: readonly Figure[]
}

/** The siege weapons with a free place, each with the Infantry beside it that may take it at any time in the turn. */
function shorthanded(state: State, side: SideId): readonly ShortCrew[] {
  let found = NONE
  for (const id of state.siegeWeapons) {
    const one = figureOf(state, id)
    if (one.side === side && isStanding(one) && freePlaces(state, one) > 0)
      found = [...found, { chassis: one, recruits: recruitsFor(state, one) }]
  }
  return found
}

const NONE: readonly ShortCrew[] = []

const joinId = (chassis: Figure, recruit: Figure): string => optionId(recruit.id, JOIN, chassis.id)

/** The first answer by which somebody takes a free place of a crew, if there is any. */
export function firstJoinId(state: State, side: SideId): string | undefined {
  for (const { chassis, recruits } of shorthanded(state, side))
    if (recruits[0] !== undefined) return joinId(chassis, recruits[0])
  return undefined
}

const joinOption = (chassis: Figure, recruit: Figure): Option => ({
  id: joinId(chassis, recruit),
  label: text`Join the crew of ${named(chassis.id)}`,
  figure: recruit.id,
  group: named(recruit.id),
})

function joinCrew(play: Play<State>, id: string, chassis: string): void {
  giveCrewPlace(play.state, figureOf(play.state, chassis), figureOf(play.state, id))
  tell(play, { is: 'joined-crew', figure: id, chassis, rules: ['KD-SIEGE-31'] })
}

function passTurn(play: Play<State>, side: SideId): void {
  const { state } = play
  for (const figure of state.figures) {
    figure.activated = false
    figure.movedAside = false
  }
  tell(play, { is: 'turn-ended', side, rules: ['KD-ROUND-05', 'KD-TURN-03'] })
  state.acting++
  if (state.acting < state.order.length) return
  state.stage = 'break-tests'
  state.acting = 0
  for (const one of state.sides) one.tests = one.lost
}
