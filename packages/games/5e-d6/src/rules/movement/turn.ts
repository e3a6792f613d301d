/** The Movement Phase: whose turn it is to move, and one thing after the other that the figure does in it. */
import {
  named,
  optionId,
  optionParts,
  text,
  type FigureId,
  type Option,
  type Play,
  type QuestionDetails,
  type SideId,
  type Step,
  type Text,
} from '@muster/engine'
import { inchesText } from '@muster/table'
import type { TurnAction } from '../../state/ability.ts'
import { figureOf, isStanding, sideOf } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { speedOf } from '../stats/numbers.ts'
import { askMove, type Move } from './ask-move.ts'
import { hang } from './hang.ts'
import { nextMovers } from './order.ts'
import { canMove, COMMON_ACTIONS, leftOf } from './turn-actions.ts'
import { holdersOf } from '../grapples/grapples.ts'
import { walk } from './walk.ts'

const DONE = 'done'

/** One thing that a figure does in its turn. The first one begins the turn, so that figures of one Speed take turns. */
export function* movement(play: Play<State>): Step {
  const { state } = play
  const figures = state.turn ? [figureOf(state, state.turn.figure)] : nextMovers(state)
  const [first] = figures
  if (!first) return endPhase(state)
  const reply = yield* askMove(play, new MoveDetails(state, figures), {
    figures,
    options: () => figures.flatMap((one) => optionsOf(state, one)),
    isOption: (id) => isOption(state, figures, id),
  })
  if (typeof reply === 'string') yield* act(play, reply)
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

const EVERYBODYS: readonly TurnAction[] = [...COMMON_ACTIONS, hang]

/** Those of everybody, and those that the figure's abilities add. */
function everyAction(state: State, figure: Figure): readonly TurnAction[] {
  const { actions } = state.abilities.of(state, figure)
  return actions.length === 0 ? EVERYBODYS : [...EVERYBODYS, ...actions]
}

function optionsOf(state: State, figure: Figure): Option[] {
  const { id } = figure
  const isBegun = state.turn !== undefined
  const done: Option = { id: optionId(id, DONE), label: isBegun ? 'Done' : 'Stay', figure: id, group: named(id) }
  const options = everyAction(state, figure)
    .filter((action) => action.isOpen(state, figure))
    .map((action) => ({
      id: optionId(id, action.id),
      label: action.label,
      hint: action.hint,
      figure: id,
      group: named(id),
    }))
  return [done, ...options]
}

function isOption(state: State, figures: readonly Figure[], id: string): boolean {
  const [who, what, ...more] = optionParts(id)
  const figure = figures.find((one) => one.id === who)
  if (!figure || more.length > 0) return false
  return what === DONE || everyAction(state, figure).some((one) => one.id === what && one.isOpen(state, figure))
}

function begin(state: State, figure: Figure): Turn {
  return (state.turn ??= { figure: figure.id, left: speedOf(state, figure), disengaged: false })
}

function* act(play: Play<State>, pick: string): Step {
  const { state } = play
  const [id = '', what = ''] = optionParts(pick)
  const figure = figureOf(state, id)
  begin(state, figure)
  if (what === DONE) return yield* endTurn(play)
  const action = everyAction(state, figure).find((one) => one.id === what) as TurnAction
  const step = action.run(play, id)
  if (step) yield* step
  if (isOver(state)) yield* endTurn(play)
}

function* move(play: Play<State>, reply: Move): Step {
  const { state } = play
  const { id } = figureOf(state, reply.figure)
  const turn = begin(state, figureOf(state, id))
  const spent = yield* walk(play, reply, !turn.disengaged)
  const isHeld = holdersOf(state, figureOf(state, id)).length > 0
  turn.left = isHeld ? 0 : Math.max(0, turn.left - spent)
  if (isOver(state)) yield* endTurn(play)
}

/** A turn in which nothing can be done any more is over without a question. */
function isOver(state: State): boolean {
  if (!state.turn) return false
  const figure = figureOf(state, state.turn.figure)
  if (!isStanding(figure)) return true
  return !canMove(state, figure) && !everyAction(state, figure).some((action) => action.isOpen(state, figure))
}

function endTurn(play: Play<State>): Step {
  const { state } = play
  const { figure } = state.turn as Turn
  figureOf(state, figure).moved = true
  state.turn = undefined
  return state.abilities.open(play, 'turn-ended', { figure })
}

/** Everybody has had its chance to move: every figure has a fresh reaction in the Combat Phase. */
function endPhase(state: State): void {
  for (const figure of state.figures) figure.reacted = false
  state.stage = 'first-strikes'
}
