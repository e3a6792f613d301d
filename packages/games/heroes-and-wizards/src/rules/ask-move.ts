/** Asking a player for a move: the engine's question with this game's judge, words and alternatives. */
import { moveQuestion, picked, type Asking, type FigureId, type Mover, type MoveAnswer, type Option, type Play, type Question, type Refusal, type Step } from '@muster/engine'
import { isOnTable, judgeMove, type Length, type MoveQuestion, type MoveVerdict, type Point } from '@muster/table'
import { figureOf, footprint, HAIR, isInCombat } from '../figures.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { Figure, State } from '../state.ts'
import { halfScoreOf, scoreOf } from './going.ts'
import { moveQuestionOf } from './move-rules.ts'
import { wordMove } from './move-words.ts'

export const WITHDRAW = 'withdraw'

/** In combat a figure may only withdraw, at half its score. */
export function moverOf(state: State, figure: Figure): Mover {
  const withdraws = isInCombat(state, figure)
  const longest = scenarioOf(state).longest?.(state, figure)
  return {
    figure: figure.id,
    allowance: withdraws ? halfScoreOf(figure.profile) : scoreOf(figure.profile),
    ...(longest !== undefined && { longest }),
    ...(withdraws && { manner: WITHDRAW }),
  }
}

export interface Move {
  readonly figure: FigureId
  readonly path: readonly Point[]
  readonly verdict: MoveVerdict
  readonly withdraws: boolean
}

/** A move, or the word that was answered instead. */
export type Reply = Move | string

export function* askMove(
  play: Play<State>, ask: Asking, movers: readonly Mover[], options: readonly Option[], wrap = asItIs,
): Step<Reply> {
  const questions = new MoveQuestions(play.state, movers)
  let approved: { readonly answer: MoveAnswer; readonly verdict: MoveVerdict } | undefined
  const question = moveQuestion(ask, {
    movers, options,
    judged: (figure) => questions.of(figure),
    refuse: (answer, verdict) => {
      approved = { answer, verdict }
      return refuseHangingOver(play.state, answer)
    },
    word: (refusal, figure) => wordMove(play.state, questions.mover(figure), refusal),
  })
  const answer = yield* play.ask(wrap(withAlternative(question, questions)))
  if (!('path' in answer)) return picked(answer) ?? ''
  const verdict = approved?.answer === answer ? approved.verdict : judgeMove(questions.of(answer.figure), answer.path)
  return { figure: answer.figure, path: answer.path, verdict, withdraws: questions.mover(answer.figure).manner === WITHDRAW }
}

const asItIs = (question: Question): Question => question

/** Each mover's question to the judge, made when it is first asked for. */
class MoveQuestions {
  private readonly made = new Map<FigureId, MoveQuestion>()
  constructor(private readonly state: State, private readonly movers: readonly Mover[]) {}

  mover(figure: FigureId): Mover {
    return this.movers.find((mover) => mover.figure === figure) as Mover
  }

  of(figure: FigureId): MoveQuestion {
    const known = this.made.get(figure)
    if (known) return known
    const { allowance, manner } = this.mover(figure)
    const made = moveQuestionOf(this.state, figureOf(this.state, figure), allowance, { withdraws: manner === WITHDRAW })
    this.made.set(figure, made)
    return made
  }
}

/** Who may leave the table leaves it or stays on it: no base is left hanging over the edge. */
function refuseHangingOver(state: State, { figure: id, path }: MoveAnswer): Refusal | undefined {
  const figure = figureOf(state, id)
  const end = path.at(-1)
  if (!figure.prisoner || end === undefined || isOnTable(footprint(figure, end), state.field) || isAtEdge(state, end)) return undefined
  return { code: 'off-table', rule: 'HW-MOVE-20', message: `${id} must stay wholly on the table or go up to its edge and leave.`, at: end }
}

const isAtEdge = ({ field }: State, { x, y }: Point): boolean =>
  x <= HAIR || y <= HAIR || x >= field.width - HAIR || y >= field.depth - HAIR

/** A refused move whose own beginning is no legal move either is answered with the nearest that is. */
function withAlternative(question: Question, questions: MoveQuestions): Question {
  return {
    ...question,
    check: (answer) => {
      const refusal = question.check(answer)
      if (refusal === undefined || !('path' in answer) || refusal.code === 'may-not-move') return refusal
      if (refusal.nearest && question.check(refusal.nearest) === undefined) return refusal
      return { ...refusal, nearest: { figure: answer.figure, path: nearestStraight(question, questions.of(answer.figure), answer) } }
    },
  }
}

const WAYS: readonly (readonly [number, number])[] =
  [[1, 0], [0.924, 0.383], [0.707, 0.707], [0.383, 0.924], [0, 1], [-0.383, 0.924], [-0.707, 0.707], [-0.924, 0.383],
    [-1, 0], [-0.924, -0.383], [-0.707, -0.707], [-0.383, -0.924], [0, -1], [0.383, -0.924], [0.707, -0.707], [0.924, -0.383]]

/** Of sixteen straight ways, the one that ends nearest to where the player wished to go; none: stay. */
function nearestStraight(question: Question, { mover: { at }, allowance }: MoveQuestion, { figure, path }: MoveAnswer): readonly Point[] {
  const wished = path.at(-1) ?? at
  let best: readonly Point[] = []
  let least = Infinity
  for (const reach of [allowance / 4, allowance / 2, allowance]) {
    for (const way of WAYS) {
      const legal = question.moves?.judge(figure, [towards(at, way, reach)])?.legal ?? []
      const end = legal.at(-1)
      if (!end || question.check({ figure, path: legal }) !== undefined) continue
      const far = (end.x - wished.x) ** 2 + (end.y - wished.y) ** 2
      if (far < least) [best, least] = [legal, far]
    }
  }
  return best
}

const towards = ({ x, y }: Point, [dx, dy]: readonly [number, number], reach: Length): Point =>
  ({ x: Math.round(x + dx * reach), y: Math.round(y + dy * reach) })
