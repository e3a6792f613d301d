/** A player's turn: models are activated one at a time, each once, until the player ends the turn. */
import {
  chooseQuestion,
  named,
  optionId,
  optionParts,
  picked,
  text,
  type Option,
  type Play,
  type SideId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { actingSide, figureOf, isStanding, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Action } from '../../state/vocabulary.ts'
import { freePlaces, giveCrewPlace, recruitsFor } from '../crew/crew.ts'
import { begin } from '../activation/activation.ts'
import { actionOptions } from './actions.ts'

export const END = 'end'
const JOIN = 'join'
const endTurn: Option = { id: END, label: 'End turn' }

/** Those of a side who could still be activated this turn. Crew of a chariot acts with it. */
export const toActivate = ({ figures }: State, side: SideId): Figure[] =>
  figures.filter((figure) => figure.side === side && isStanding(figure) && !figure.activated)

export function* turn(play: Play<State>): Step {
  const { state } = play
  const side = actingSide(state)
  const options = [...activations(state, side), ...crewChanges(state, side)]
  if (options.length === 0) return passTurn(play, side)
  const prompt = `${sideOf(state, side).name}: activate a model, or end your turn.`
  const ask = { by: side, what: 'activate', prompt, rule: 'KD-TURN-01' }
  const answer = yield* play.ask(chooseQuestion(ask, { options: [...options, endTurn], usual: [END] }))
  const pick = picked(answer) ?? END
  if (pick === END) return passTurn(play, side)
  const [id = '', what = '', about = ''] = optionParts(pick)
  if (what === JOIN) joinCrew(play, id, about)
  else yield* begin(play, id, what as Action)
}

const activations = (state: State, side: SideId): Option[] =>
  toActivate(state, side).flatMap((figure) => actionOptions(state, figure))

/** Free places of a siege weapon may be given to Infantry beside it at any time in the turn. */
function crewChanges(state: State, side: SideId): Option[] {
  return state.figures
    .filter((one) => one.side === side && one.profile.kind === 'siege' && isStanding(one) && freePlaces(state, one) > 0)
    .flatMap((chassis) =>
      recruitsFor(state, chassis).map(({ id }) => ({
        id: optionId(id, JOIN, chassis.id),
        label: text`Join the crew of ${named(chassis.id)}`,
        figure: id,
        group: named(id),
      })),
    )
}

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
