/** What those who may act now are offered: moves and other actions, each worked out when it is asked about. */
import type { FigureId, Mover, Option, Question } from '@muster/engine'
import { TOLERANCE, isStanding } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { MoveChoices, type MoveOffer, type MoveLimits } from '../movement/ask-move.ts'
import { isFreeToMove } from '../conditions/conditions.ts'
import { leftAfterShot } from '../shooting/shots.ts'
import { leftToShoot } from './hand-actions.ts'
import { owedToWater, turnOf } from './turn.ts'
import {
  endOptions,
  hasTurnOption,
  isEnd,
  isTurnOption,
  readTurnPick,
  turnOptions,
  type TurnPick,
} from './turn-options.ts'

/** The turn of a character, and how it may move in it; undefined: not at all. */
interface OfferedTurn {
  readonly turn: Turn
  readonly limits: MoveLimits | undefined
}

export class TurnOffer implements MoveOffer {
  private readonly firstAble: Figure | undefined
  private known: OfferedTurn | undefined
  private lastPicked: { readonly id: string; readonly pick: TurnPick } | undefined

  constructor(
    private readonly state: State,
    readonly figures: readonly Figure[],
  ) {
    this.firstAble = figures.find((figure) => this.canDoSomething(figure))
  }

  /** What one of them is offered. The same character is usually asked about many times in a row. */
  private offeredTo(figure: Figure): OfferedTurn {
    if (this.known?.turn.figure !== figure.id) {
      const turn = turnOf(this.state, figure)
      this.known = { turn, limits: moveLimitsOf(this.state, figure, turn) }
    }
    return this.known
  }

  turnOf(figure: Figure): Turn {
    return this.offeredTo(figure).turn
  }

  limitsOf(figure: Figure): MoveLimits | undefined {
    return this.offeredTo(figure).limits
  }

  private canDoSomething(figure: Figure): boolean {
    const { turn, limits } = this.offeredTo(figure)
    return limits !== undefined || hasTurnOption(this.state, figure, turn)
  }

  /** Whether none of them can do anything: their turns are over without a question. */
  get isEmpty(): boolean {
    return this.firstAble === undefined
  }

  /** Whether one of them can do anything. */
  isAble(figure: Figure): boolean {
    return figure === this.firstAble || this.canDoSomething(figure)
  }

  get able(): readonly Figure[] {
    return this.figures.filter((figure) => this.isAble(figure))
  }

  get walkers(): readonly MoveLimits[] {
    return this.figures.flatMap((figure) => this.limitsOf(figure) ?? [])
  }

  walker(id: FigureId): MoveLimits | undefined {
    const figure = this.figures.find((one) => one.id === id)
    return figure && this.limitsOf(figure)
  }

  keeps(id: FigureId): Mover['keeps'] {
    const figure = this.figures.find((one) => one.id === id)
    const allowance = figure && leftToShoot(this.state, figure, this.turnOf(figure))
    return allowance === undefined ? undefined : { allowance, label: 'still shoots' }
  }

  /** The ends of turns come first: the first of them is the default. */
  get options(): readonly Option[] {
    const { state, able } = this
    return [
      ...able.flatMap((figure) => endOptions(state, figure)),
      ...able.flatMap((figure) => turnOptions(state, figure)),
    ]
  }

  /** The default answer, without listing the other options. */
  get usual(): string | undefined {
    const { state, firstAble } = this
    return firstAble && endOptions(state, firstAble)[0]?.id
  }

  /** What the id of an option stands for. The same id is asked about when it is thought of, checked and taken. */
  pick(id: string): TurnPick {
    if (this.lastPicked?.id !== id) this.lastPicked = { id, pick: readTurnPick(id) }
    return this.lastPicked.pick
  }

  isOption(answer: string): boolean {
    const { state } = this
    const pick = this.pick(answer)
    const figure = this.bearerOf(pick.who)
    if (!figure) return false
    return isTurnOption(state, figure, this.turnOf(figure), pick) && (!isEnd(pick) || this.isAble(figure))
  }

  /** Of those who may act, the one that is meant, or on whose base it rides. */
  private bearerOf(who: FigureId): Figure | undefined {
    for (const figure of this.figures) if (figure.id === who || figure.riders.includes(who)) return figure
    return undefined
  }
}

/** What those who may act now are offered, read from the question of a movement turn. */
export const turnOfferOf = ({ offered }: Question): TurnOffer | undefined =>
  offered instanceof MoveChoices && offered.offer instanceof TurnOffer ? offered.offer : undefined

function canMoveNow(state: State, figure: Figure, turn: Turn): boolean {
  if (!isStanding(figure) || figure.now.swept || !isFreeToMove(state, figure)) return false
  return turn.left > TOLERANCE && (leftAfterShot(state, figure) ?? Infinity) > TOLERANCE
}

/** How it may move now; undefined: not at all. */
export function moveLimitsOf(state: State, figure: Figure, turn = turnOf(state, figure)): MoveLimits | undefined {
  if (!canMoveNow(state, figure, turn)) return undefined
  const longest = leftAfterShot(state, figure)
  return {
    figure: figure.id,
    left: turn.left,
    longest,
    landLeft: turn.landLeft,
    mustSwim: owedToWater(state, figure, turn) !== undefined,
  }
}
