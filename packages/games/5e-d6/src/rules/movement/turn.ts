/** The Movement Phase: whose turn it is to move, and one thing after the other that the figure does in it. */
import {
  named,
  text,
  type FigureId,
  type Play,
  type QuestionDetails,
  type SideId,
  type Step,
  type Text,
} from '@muster/engine'
import { inchesText } from '@muster/table'
import { figureOf, isStanding, sideOf } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { speedOf } from '../stats/numbers.ts'
import { MoveChoice, type Move } from './ask-move.ts'
import { nextMovers } from './order.ts'
import { canMove, leftOf } from './turn-actions.ts'
import { hasAction, TurnOptions } from './turn-options.ts'
import { holdersOf } from '../grapples/grapples.ts'
import { walk } from './walk.ts'

/** One thing that a figure does in its turn. The first one begins the turn, so that figures of one Speed take turns. */
export function* movement(play: Play<State>): Step {
  const { state } = play
  const figures = state.turn ? [figureOf(state, state.turn.figure)] : nextMovers(state)
  const [first] = figures
  if (!first) return endPhase(state)
  const offer = new TurnOptions(state, figures)
  const choice = new MoveChoice(state, offer)
  const question = choice.question(new MoveDetails(state, figures))
  const reply = choice.reply(yield* play.ask(question), question)
  if (typeof reply === 'string') yield* act(play, offer, reply)
  else yield* move(play, reply)
}

/** Who moves, in words. They are made only where somebody reads them. */
class MoveDetails implements QuestionDetails {
  readonly what = 'move'
  readonly rule = 'FD-MOVE-01'

  constructor(
    private readonly state: State,
    private readonly figures: readonly Figure[],
  ) {}

  private get first(): Figure {
    return this.figures[0] as Figure
  }

  get by(): SideId {
    return this.first.side
  }

  get prompt(): Text {
    return this.figures.length === 1 ? promptFor(this.state, this.first) : promptForMany(this.state, this.first)
  }

  get about(): FigureId | undefined {
    return this.figures.length === 1 ? this.first.id : undefined
  }
}

const promptFor = (state: State, figure: Figure): Text =>
  canMove(state, figure)
    ? text`${named(figure.id)}: ${inchesText(leftOf(state, figure))}" of movement left.`
    : text`${named(figure.id)}: no movement left.`

const promptForMany = (state: State, first: Figure): string =>
  `${sideOf(state, first.side).name}: move one of your figures with Speed ${inchesText(speedOf(state, first))}.`

function begin(state: State, figure: Figure): Turn {
  return (state.turn ??= { figure: figure.id, left: speedOf(state, figure), disengaged: false })
}

function* act(play: Play<State>, offer: TurnOptions, pick: string): Step {
  const { state } = play
  const { figure: by, action } = offer.read(pick)
  const { id } = by as Figure
  begin(state, by as Figure)
  const step = action?.run(play, id)
  if (step) yield* step
  const figure = figureOf(state, id)
  if (!action || isOver(state, figure)) yield* endTurn(play, figure)
}

function* move(play: Play<State>, reply: Move): Step {
  const { state } = play
  const turn = begin(state, figureOf(state, reply.figure))
  const spent = yield* walk(play, reply, !turn.disengaged)
  const figure = figureOf(state, reply.figure)
  const isHeld = holdersOf(state, figure).length > 0
  turn.left = isHeld ? 0 : Math.max(0, turn.left - spent)
  if (isOver(state, figure)) yield* endTurn(play, figure)
}

/** A turn in which nothing can be done any more is over without a question. */
const isOver = (state: State, figure: Figure): boolean =>
  state.turn !== undefined && (!isStanding(figure) || (!canMove(state, figure) && !hasAction(state, figure)))

function endTurn(play: Play<State>, figure: Figure): Step {
  const { state } = play
  figure.moved = true
  state.turn = undefined
  return state.abilities.open(play, 'turn-ended', { figure: figure.id })
}

/** Everybody has had its chance to move: every figure has a fresh reaction in the Combat Phase. */
function endPhase(state: State): void {
  for (const figure of state.figures) figure.reacted = false
  state.stage = 'first-strikes'
}
