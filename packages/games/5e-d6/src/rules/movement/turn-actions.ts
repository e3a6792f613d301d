/** What a figure may do in its turn to move besides moving: spend movement, take a movement action, let go. */
import type { FigureId, Play } from '@muster/engine'
import { tell } from '../../events/index.ts'
import type { TurnAction } from '../../state/ability.ts'
import { figureOf, ONE_INCH, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { release } from '../grapples/grapples.ts'
import { halfSpeed, speedOf } from '../stats/numbers.ts'

/** What it has left: all of its Speed before its turn has begun. */
export const leftOf = (state: State, figure: Figure): number =>
  state.turn?.figure === figure.id ? state.turn.left : speedOf(state, figure)

/** Half its Speed, if it has that left; a figure with Speed 0 has no movement to spend. */
const canSpendHalf = (state: State, figure: Figure): boolean => {
  const half = halfSpeed(state, figure)
  return half > 0 && leftOf(state, figure) >= half - TOLERANCE
}

function spendHalf(state: State, figure: Figure): number {
  const half = halfSpeed(state, figure)
  const turn = state.turn as Turn
  turn.left = Math.max(0, turn.left - half)
  return half
}

const stand: TurnAction = {
  id: 'stand',
  label: 'Stand up',
  hint: 'Costs half its Speed.',
  isOpen: (state, figure) => figure.prone && canSpendHalf(state, figure),
  run(play, id) {
    const figure = figureOf(play.state, id)
    const spent = spendHalf(play.state, figure)
    figure.prone = false
    play.state.abilities.changedOn(play.state, id)
    tell(play, { is: 'stood-up', figure: id, spent, rules: ['FD-MOVE-14'] })
  },
}

/** How far it may move and still pay for preparing to shoot; undefined where it cannot or need not. */
export const leftToPrepare = (state: State, figure: Figure): number | undefined =>
  prepare.isOpen(state, figure) ? leftOf(state, figure) - halfSpeed(state, figure) : undefined

const prepare: TurnAction = {
  id: 'prepare',
  label: 'Prepare to shoot',
  hint: 'Costs half its Speed; needed to shoot a bow or gun this round.',
  isOpen: (state, figure) =>
    !figure.prepared &&
    !figure.acted &&
    figure.weapons.some(({ needsPreparing }) => needsPreparing) &&
    canSpendHalf(state, figure),
  run(play, id) {
    const figure = figureOf(play.state, id)
    const spent = spendHalf(play.state, figure)
    figure.prepared = true
    tell(play, { is: 'prepared', figure: id, spent, rules: ['FD-MOVE-09'] })
  },
}

/** A movement action uses up the figure's action for the round. Whoever was hidden is not after it. */
function takeAction(play: Play<State>, id: FigureId): Figure {
  const figure = figureOf(play.state, id)
  figure.acted = true
  reveal(play.state, figure)
  return figure
}

/** A hidden figure stays so until it has finished its next action. */
export function reveal(state: State, figure: Figure): void {
  if (!figure.hidden) return
  figure.hidden = false
  state.abilities.changedOn(state, figure.id)
}

export function hide(play: Play<State>, id: FigureId): void {
  figureOf(play.state, id).hidden = true
  play.state.abilities.changedOn(play.state, id)
  tell(play, { is: 'hid', figure: id, rules: ['FD-FEAT-08'] })
}

/** From now on its movement in this phase provokes nothing. */
export function takeDisengage(play: Play<State>, id: FigureId): void {
  const { turn } = play.state
  if (turn) turn.disengaged = true
  tell(play, { is: 'disengaged', figure: id, rules: ['FD-ACT-05'] })
}

const hasAction = (_state: State, { acted }: Figure): boolean => !acted

const dash: TurnAction = {
  id: 'dash',
  label: 'Dash',
  hint: 'Uses its action: move up to its Speed again.',
  isOpen: (state, figure) => !figure.acted && speedOf(state, figure) > 0,
  run(play, id) {
    const figure = takeAction(play, id)
    const turn = play.state.turn as Turn
    turn.left += speedOf(play.state, figure)
    tell(play, { is: 'dashed', figure: id, rules: ['FD-ACT-03'] })
  },
}

const disengage: TurnAction = {
  id: 'disengage',
  label: 'Disengage',
  hint: 'Uses its action: its movement provokes no opportunity attacks.',
  isOpen: (state, figure) => hasAction(state, figure) && state.turn?.disengaged !== true,
  run(play, id) {
    takeAction(play, id)
    takeDisengage(play, id)
  },
}

const dodge: TurnAction = {
  id: 'dodge',
  label: 'Dodge',
  hint: 'Uses its action: attacks on it have disadvantage this round.',
  isOpen: hasAction,
  run(play, id) {
    takeAction(play, id).dodging = true
    play.state.abilities.changedOn(play.state, id)
    tell(play, { is: 'dodged', figure: id, rules: ['FD-ACT-07'] })
  },
}

const letGo: TurnAction = {
  id: 'let-go',
  label: 'Let go',
  hint: 'Ends its grapple, so that it moves without dragging anybody.',
  isOpen: (_state, { holds }) => holds !== undefined,
  run: (play, id) => release(play, id, ['FD-MAN-10']),
}

export const COMMON_ACTIONS: readonly TurnAction[] = [stand, prepare, dash, disengage, dodge, letGo]

/** Whether it still has movement that takes it anywhere. */
export const canMove = (state: State, figure: Figure): boolean =>
  !figure.prone && leftOf(state, figure) > ONE_INCH / 100
