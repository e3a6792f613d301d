/** Asks a player for a move or something else that a figure does in its turn to move. */
import {
  chooseQuestion,
  moveQuestion,
  named,
  pickOne,
  picked,
  refuse,
  text,
  type Answer,
  type FigureId,
  type MoveAid,
  type MoveAnswer,
  type Mover,
  type MoveRules,
  type Option,
  type Play,
  type Question,
  type QuestionDetails,
  type Random,
  type Refusal,
  type Step,
} from '@muster/engine'
import {
  isOnTable,
  judgeMove,
  prepareMove,
  type MoveRefusal,
  type MoveVerdict,
  type Point,
  type PreparedMove,
} from '@muster/table'
import { enemiesOf, figureOf, footprint } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { pieceUnder, thePiece } from '../terrain/spots.ts'
import { moveQuestionOf } from './move-question.ts'
import { moveRefusal } from './move-refusals.ts'
import { canMove, leftOf, leftToPrepare } from './turn-actions.ts'

/** Whose turn it is to move, and what else they may do. */
export interface MoveOffer {
  readonly figures: readonly Figure[]
  /** Read only when the decision is described. */
  readonly options: readonly Option[]
  isOption(id: string): boolean
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
  const question = choice.question(ask)
  return choice.reply(yield* play.ask(question), question)
}

function canAnyMove(state: State, figures: readonly Figure[]): boolean {
  for (const figure of figures) if (canMove(state, figure)) return true
  return false
}

/** Up to there it can still prepare to shoot. */
function keptShot(state: State, figure: Figure): Pick<Mover, 'keeps'> {
  const allowance = leftToPrepare(state, figure)
  return allowance === undefined ? {} : { keeps: { allowance, label: 'can still prepare to shoot' } }
}

/** Who may move and how far. What a move needs is prepared when it is first asked for. */
export class MoveChoice implements MoveRules {
  private readonly known: { readonly id: FigureId; readonly prepared: PreparedMove }[] = []

  constructor(
    private readonly state: State,
    private readonly offer: MoveOffer,
  ) {}

  get figures(): readonly Figure[] {
    return this.offer.figures
  }

  get options(): readonly Option[] {
    return this.offer.options
  }

  isOption(id: string): boolean {
    return this.offer.isOption(id)
  }

  get movers(): readonly Mover[] {
    return this.figures
      .filter((one) => canMove(this.state, one))
      .map((one) => ({ figure: one.id, allowance: leftOf(this.state, one), ...keptShot(this.state, one) }))
  }

  isMover(id: FigureId): boolean {
    for (const figure of this.figures) if (figure.id === id) return canMove(this.state, figure)
    return false
  }

  /** Where nobody can move, an option is picked. */
  question(ask: QuestionDetails): Question {
    return canAnyMove(this.state, this.figures) ? moveQuestion(ask, this) : chooseQuestion(ask, this)
  }

  reply(answer: Answer, question: Question): Move | string {
    return 'path' in answer ? this.made(answer, question) : (picked(answer) ?? '')
  }

  prepared(id: FigureId): PreparedMove {
    for (const known of this.known) if (known.id === id) return known.prepared
    const figure = figureOf(this.state, id)
    const prepared = prepareMove(moveQuestionOf(this.state, figure, leftOf(this.state, figure)))
    this.known.push({ id, prepared })
    return prepared
  }

  /** A random player goes for an enemy every other time: otherwise hardly anybody would meet in random battles. */
  likelyMove(random: Random, moves: MoveAid): MoveAnswer {
    const { figure } = pickOne(random, this.movers)
    const enemies = enemiesOf(this.state, figureOf(this.state, figure))
    if (enemies.length === 0 || random() >= 0.5) return { figure, path: [] }
    return { figure, path: moves.legal(figure, [pickOne(random, enemies).at]) }
  }

  wordRefusal(refusal: MoveRefusal, id: FigureId): Refusal {
    return moveRefusal(this.state, id, leftOf(this.state, figureOf(this.state, id)), refusal)
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
  private made({ figure, path }: MoveAnswer, { moves }: Question): Move {
    const prepared = this.prepared(figure)
    return { figure, path, prepared, verdict: moves?.judge(figure, path) ?? judgeMove(prepared, path) }
  }
}
