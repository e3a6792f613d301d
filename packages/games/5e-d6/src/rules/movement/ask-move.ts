/** Asks a player for a move or something else that a figure does in its turn to move. */
import {
  chooseQuestion,
  moveQuestion,
  named,
  pickOne,
  picked,
  refuse,
  text,
  type FigureId,
  type MoveAnswer,
  type Mover,
  type MoveRules,
  type Option,
  type Play,
  type Question,
  type QuestionDetails,
  type Refusal,
  type Step,
} from '@muster/engine'
import {
  isOnTable,
  judgeMove,
  prepareMove,
  type Length,
  type MoveRefusal,
  type MoveVerdict,
  type Point,
  type PreparedMove,
} from '@muster/table'
import { enemiesOf, figureOf, footprint } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { pieceUnder, thePiece } from '../terrain/spots.ts'
import { moveQuestionOf } from './move-question.ts'
import { moveRefusal } from './move-refusals.ts'

/** Figures that may move, how far, and what else may be picked. */
export interface MoveOffer {
  readonly movers: readonly { readonly figure: FigureId; readonly left: Length }[]
  /** Read only when the decision is described. */
  readonly options: () => readonly Option[]
  readonly isOption: (id: string) => boolean
}

export interface Move {
  readonly figure: FigureId
  readonly path: readonly Point[]
  readonly prepared: PreparedMove
  readonly verdict: MoveVerdict
}

/** A move of one of these figures, or the id of the option that was picked instead. */
export function* askMove(play: Play<State>, ask: QuestionDetails, offer: MoveOffer): Step<Move | string> {
  const choice = new MoveChoice(play.state, offer)
  if (offer.movers.length === 0) return picked(yield* play.ask(chooseQuestion(ask, choice))) ?? ''
  const answer = yield* play.ask(seekingEnemies(play.state, moveQuestion(ask, choice), offer))
  return 'path' in answer ? choice.made(answer) : (picked(answer) ?? '')
}

/** A random player goes for an enemy every other time: otherwise hardly anybody would meet in random battles. */
const seekingEnemies = (state: State, question: Question, { movers }: MoveOffer): Question => ({
  ...question,
  sample: (random) => {
    const { figure } = pickOne(random, movers)
    const enemies = enemiesOf(state, figureOf(state, figure))
    const goal = enemies.length > 0 && random() < 0.5 ? pickOne(random, enemies).at : undefined
    const path = (goal && question.moves?.legal(figure, [goal])) ?? []
    const answer = { figure, path }
    return path.length > 0 && question.check(answer) === undefined ? answer : question.sample(random)
  },
})

/** Who may move and how far. What a move needs is prepared when it is first asked for. */
class MoveChoice implements MoveRules {
  private readonly known = new Map<FigureId, PreparedMove>()

  constructor(
    private readonly state: State,
    private readonly offer: MoveOffer,
  ) {}

  get options(): readonly Option[] {
    return this.offer.options()
  }

  isOption(id: string): boolean {
    return this.offer.isOption(id)
  }

  get movers(): readonly Mover[] {
    return this.offer.movers.map(({ figure, left }) => ({ figure, allowance: left }))
  }

  isMover(id: FigureId): boolean {
    return this.offer.movers.some(({ figure }) => figure === id)
  }

  prepared(id: FigureId): PreparedMove {
    const known = this.known.get(id)
    if (known) return known
    const prepared = prepareMove(moveQuestionOf(this.state, figureOf(this.state, id), this.leftOf(id)))
    this.known.set(id, prepared)
    return prepared
  }

  wordRefusal(refusal: MoveRefusal, id: FigureId): Refusal {
    return moveRefusal(this.state, id, this.leftOf(id), refusal)
  }

  /** A turn ends in open space: the whole base must fit there, also where half its height was enough on the way. */
  refuse({ figure: id, path }: MoveAnswer): Refusal | undefined {
    const end = path.at(-1)
    if (!end) return undefined
    const figure = figureOf(this.state, id)
    const foot = footprint(figure, end)
    if (!isOnTable(foot, this.state.field)) return this.wordRefusal({ code: 'off-table', at: end }, id)
    const piece = pieceUnder(this.state, figure, foot)
    if (!piece) return undefined
    const message = text`${named(id)} must end in open space, not wedged against ${thePiece(piece)}.`
    return refuse('FD-MOVE-08', 'tight-space', message, { at: end, piece: piece.id })
  }

  /** In a replay answers are not checked, so the path is judged here for the first time. */
  made({ figure, path }: MoveAnswer): Move {
    const prepared = this.prepared(figure)
    return { figure, path, prepared, verdict: judgeMove(prepared, path) }
  }

  private leftOf(id: FigureId): Length {
    return this.offer.movers.find(({ figure }) => figure === id)?.left ?? 0
  }
}
