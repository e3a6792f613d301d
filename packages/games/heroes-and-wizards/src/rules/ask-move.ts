/** Asking a player for a move: the engine's question, with this game's judge and words. */
import {
  moveQuestion, picked, refuse, type Asking, type FigureId, type MoveAnswer, type Mover, type Option, type Play,
  type Question, type Refusal, type Step,
} from '@muster/engine'
import { isOnTable, judgeMove, type MoveQuestion, type MoveVerdict, type Point } from '@muster/table'
import { figureOf, footprint, HAIR, isInCombat } from '../figures.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { Figure, State } from '../state.ts'
import { halfScoreOf, scoreOf } from './going.ts'
import { moveQuestionOf } from './move-rules.ts'
import { wordMove } from './move-words.ts'
import { withAlternative } from './nearest-move.ts'

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

const asItIs = (question: Question): Question => question

/** A move, or the word that was answered instead. */
export function* askMove(
  play: Play<State>, ask: Asking, movers: readonly Mover[], options: readonly Option[], wrap = asItIs,
): Step<Move | string> {
  const { state } = play
  const known = new MoveQuestions(state, movers)
  let approved: { readonly answer: MoveAnswer; readonly verdict: MoveVerdict } | undefined
  const question = moveQuestion(ask, {
    movers, options,
    judged: (figure) => known.of(figure),
    word: (refusal, figure) => wordMove(state, known.mover(figure), refusal),
    refuse: (answer, verdict) => {
      approved = { answer, verdict }
      return refuseHangingOver(state, answer)
    },
  })
  const answer = yield* play.ask(wrap(withAlternative(question, (figure) => known.of(figure))))
  if (!('path' in answer)) return picked(answer) ?? ''
  const { figure, path } = answer
  // A record is played back without checking: then the path is judged here for the first time.
  const verdict = approved?.answer === answer ? approved.verdict : judgeMove(known.of(figure), path)
  return { figure, path, verdict, withdraws: known.mover(figure).manner === WITHDRAW }
}

/** Each mover's question to the judge, made when it is first asked for and then kept. */
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
  const at = path.at(-1)
  if (!figure.prisoner || at === undefined) return undefined
  if (isOnTable(footprint(figure, at), state.field) || isAtEdge(state, at)) return undefined
  return refuse('HW-MOVE-20', 'off-table', `${id} must stay wholly on the table, or go to its edge and leave.`, { at })
}

const isAtEdge = ({ field }: State, { x, y }: Point): boolean =>
  x <= HAIR || y <= HAIR || x >= field.width - HAIR || y >= field.depth - HAIR
