/** Asks a player for a move: the engine's question, with this game's rules and refusals. */
import {
  moveQuestion,
  pickOne,
  picked,
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
  judgeMove,
  prepareMove,
  type Length,
  type MoveRefusal,
  type MoveVerdict,
  type Point,
  type PreparedMove,
} from '@muster/table'
import { enemiesOf, figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { hasLevels } from '../terrain/levels.ts'
import { contactsAt, moveQuestionOf, type Nearness } from './move-question.ts'
import { moveRefusal } from './move-refusals.ts'

/** A model that may move, how far, and whom it may come near to. */
export interface MoverRules {
  readonly figure: FigureId
  readonly allowance: Length
  readonly manner: string
  readonly nearness: Nearness
  /** A rule of this move alone, such as that a crew ends beside its weapon. */
  refuse?(end: Point): Refusal | undefined
}

export interface Move {
  readonly figure: FigureId
  readonly path: readonly Point[]
  readonly verdict: MoveVerdict
}

/** A move of one of these models, or the id of the option that was picked instead. */
export function* askMove(
  play: Play<State>,
  ask: QuestionDetails,
  movers: readonly MoverRules[],
  options: readonly Option[],
): Step<Move | string> {
  const choice = new MoveChoice(play.state, movers, options)
  const answer = yield* play.ask(seekingEnemies(play.state, moveQuestion(ask, choice), movers))
  return 'path' in answer ? choice.made(answer) : (picked(answer) ?? '')
}

/** A random player goes for an enemy every other time: otherwise hardly anybody would meet in random battles. */
const seekingEnemies = (state: State, question: Question, movers: readonly MoverRules[]): Question => ({
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

/** Who may move, how far and how. Built lazily for each model. */
export class MoveChoice implements MoveRules {
  private readonly known = new Map<FigureId, PreparedMove>()

  constructor(
    private readonly state: State,
    private readonly rules: readonly MoverRules[],
    readonly options: readonly Option[],
  ) {}

  get movers(): readonly Mover[] {
    return this.rules.map(({ figure, allowance, manner }) => ({ figure, allowance, manner }))
  }

  isMover(id: FigureId): boolean {
    return this.rules.some(({ figure }) => figure === id)
  }

  prepared(id: FigureId): PreparedMove {
    const known = this.known.get(id)
    if (known) return known
    const { allowance, nearness } = this.rulesOf(id)
    const prepared = prepareMove(moveQuestionOf(this.state, figureOf(this.state, id), allowance, nearness))
    this.known.set(id, prepared)
    return prepared
  }

  wordRefusal(refusal: MoveRefusal, id: FigureId): Refusal {
    return moveRefusal(this.state, this.rulesOf(id), refusal)
  }

  /** Where a move ends decides whom it may come near to, so it is judged once more with that. */
  refuse({ figure: id, path }: MoveAnswer): Refusal | undefined {
    const end = path.at(-1)
    const { allowance, nearness, refuse } = this.rulesOf(id)
    if (end === undefined) return undefined
    if (!nearness.tramples && (nearness.contacts === 'all' || hasLevels(this.state))) {
      const figure = figureOf(this.state, id)
      const contacts = nearness.contacts === 'all' ? contactsAt(this.state, figure, end) : nearness.contacts
      const question = moveQuestionOf(this.state, figure, allowance, { contacts, end })
      const { refusal } = judgeMove(prepareMove(question), path)
      if (refusal) return this.wordRefusal(refusal, id)
    }
    return refuse?.(end)
  }

  /** In a replay answers are not checked, so the path is judged here for the first time. */
  made({ figure, path }: MoveAnswer): Move {
    return { figure, path, verdict: judgeMove(this.prepared(figure), path) }
  }

  private rulesOf(id: FigureId): MoverRules {
    return this.rules.find(({ figure }) => figure === id) as MoverRules
  }
}
