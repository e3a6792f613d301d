/** Those a chariot comes near to move aside or take its attack; their owners decide, one model at a time. */
import {
  chooseQuestion,
  DIRECTIONS,
  named,
  picked,
  pointTowards,
  text,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { legalPart, prepareMove, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { makeAttack } from '../attacks/attack.ts'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { ASIDE } from '../movement/allowance.ts'
import { askMove } from '../movement/ask-move.ts'
import { KEEPS_OFF, moveQuestionOf } from '../movement/move-question.ts'
import { walk } from '../movement/walk.ts'
import { activationOf, endMove } from '../activation/activation.ts'

const ATTACK: Option = { id: 'attack', label: 'Take the attack' }

/** The next model answers. When all have answered, the chariot goes on or stays where it is. */
export function* trample(play: Play<State>): Step {
  const { state } = play
  const { figure: chariot, approached } = activationOf(state)
  const id = approached.length > 1 ? yield* nextOf(play, chariot, approached) : (approached[0] as FigureId)
  const isAside = yield* answerOf(play, chariot, id)
  if (!isAside && isStanding(figureOf(state, id))) stop(play, chariot, id)
  const { activation } = state
  if (!activation) return
  activation.approached = approached.filter((one) => one !== id && isStanding(figureOf(state, one)))
  if (activation.approached.length === 0) goOn(state)
}

/** Where several are reached at once, the chariot's player names the order. */
function* nextOf(play: Play<State>, chariot: FigureId, approached: readonly FigureId[]): Step<FigureId> {
  const prompt = text`${named(chariot)} has come near to several models: who answers first?`
  const ask = {
    by: figureOf(play.state, chariot).side,
    what: 'trample-order',
    prompt,
    rule: 'KD-TRAMP-19',
    about: chariot,
  }
  const options = approached.map((id) => ({ id, label: named(id), figure: id }))
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) as FigureId
}

/** Whether the model has moved aside. */
function* answerOf(play: Play<State>, chariot: FigureId, id: FigureId): Step<boolean> {
  const { state } = play
  const figure = figureOf(state, id)
  if (canMoveAside(state, figure)) {
    const prompt = text`${named(chariot)} rides at ${named(id)}: move it up to 2" aside, or take the attack.`
    const ask = { by: figure.side, what: 'trample', prompt, rule: 'KD-TRAMP-03', about: id }
    const mover = { figure: id, allowance: ASIDE, manner: 'aside', nearness: KEEPS_OFF }
    const reply = yield* askMove(play, ask, [mover], [ATTACK])
    if (typeof reply !== 'string' && reply.path.length > 0) {
      figureOf(state, id).movedAside = true
      walk(play, id, reply.path, reply.verdict, 'aside')
      return true
    }
  }
  yield* makeAttack(play, { by: chariot, at: id, kind: 'trample' })
  return false
}

function stop(play: Play<State>, by: FigureId, figure: FigureId): void {
  const { activation } = play.state
  if (activation) activation.stopped = true
  tell(play, { is: 'chariot-stopped', figure, by, rules: ['KD-TRAMP-09'] })
}

/** A chariot that was not stopped may use what is left of its move. */
function goOn(state: State): void {
  const activation = activationOf(state)
  if (activation.stopped || activation.left <= 0) endMove(state)
  else activation.stage = 'move'
}

/** It has not done so this turn, it can move at all, and there is a place for it. */
function canMoveAside(state: State, figure: Figure): boolean {
  return figure.profile.kind !== 'siege' && !figure.movedAside && placeAside(state, figure) !== undefined
}

/** A place within 2" that a straight move reaches, if there is any. */
function placeAside(state: State, figure: Figure): Point | undefined {
  const move = prepareMove(moveQuestionOf(state, figure, ASIDE))
  for (const direction of DIRECTIONS) {
    const end = legalPart(move, [pointTowards(figure.at, direction, ASIDE)]).at(-1)
    if (end) return end
  }
  return undefined
}
