/** A player's turn: models are activated one at a time, each once, until the player ends the turn. */
import {
  chooseQuestion,
  named,
  optionId,
  isOptionId,
  optionParts,
  picked,
  raise,
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
import { ACTIONS, type Action } from '../../state/vocabulary.ts'
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
  const choice = new TurnChoice(state, side)
  const pick = picked(yield* play.ask(chooseQuestion(ask, choice))) ?? END
  if (pick === END) return passTurn(play, side)
  const { figure, what, about } = choice.named(pick) ?? raise(`no model does "${pick}"`)
  if (what === JOIN) joinCrew(play, figure, about)
  else yield* begin(play, figure, what)
}

function isAnythingLeft(state: State, side: SideId): boolean {
  for (const figure of state.figures) if (mayActivate(figure, side) && mayAct(state, figure)) return true
  return firstJoinId(state, side) !== undefined
}

/** The options are listed only for whoever reads them; an answer is looked up by itself. */
class TurnChoice implements ChooseRules {
  /** What was named last: an answer is read when it is checked and when it is carried out. */
  private last: Named | undefined

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
    const named = this.named(id)
    if (!named) return false
    const { figure, what, about } = named
    if (what !== JOIN) return about === undefined && mayActivate(figure, side) && isActionOf(state, figure, what)
    return shorthanded(state, side).some(({ chassis, recruits }) => chassis.id === about && recruits.includes(figure))
  }

  named(id: string): Named | undefined {
    if (this.last?.id !== id) this.last = readOption(this.state, id)
    return this.last
  }
}

/** Who does what, and to whom. */
interface Named {
  readonly id: string
  readonly figure: Figure
  readonly what: Action | typeof JOIN
  readonly about: string | undefined
}

function readOption(state: State, id: string): Named | undefined {
  const parts = optionParts(id)
  const [who = '', done, about] = parts
  const figure = findFigure(state, who)
  const what = done === JOIN ? JOIN : ACTIONS.find((action) => action === done)
  return figure && what && parts.length <= 3 && isOptionId(id, parts) ? { id, figure, what, about } : undefined
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

function joinCrew(play: Play<State>, recruit: Figure, about = ''): void {
  const chassis = figureOf(play.state, about)
  giveCrewPlace(play.state, chassis, recruit)
  tell(play, { is: 'joined-crew', figure: recruit.id, chassis: chassis.id, rules: ['KD-SIEGE-31'] })
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
