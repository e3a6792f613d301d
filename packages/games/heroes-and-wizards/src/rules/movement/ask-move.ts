/** Asks a player for a move: the engine's question, with this game's rules and refusals. */
import {
  moveQuestion,
  named,
  picked,
  refuse,
  text,
  type QuestionDetails,
  type FigureId,
  type MoveAnswer,
  type MoveDanger,
  type Mover,
  type MoveRules,
  type Option,
  type Play,
  type Question,
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
import { enemiesTouching, figureOf, footprint, isInCombat } from '../../state/figures.ts'
import { moveLimitOf } from '../../scenarios/index.ts'
import type { Figure, State } from '../../state/state.ts'
import { canBeAttacked } from '../melee/attack-limit.ts'
import { hasMissiles, leftToShoot } from '../shooting/targets.ts'
import { isAtEdge } from '../../terrain/edge.ts'
import { halfScoreOf, scoreOf } from '../../terrain/going.ts'
import { moveQuestionOf } from './move-question.ts'
import { moveRefusal } from './move-refusals.ts'
import { withAlternative } from './nearest-move.ts'

export const WITHDRAW = 'withdraw'

/** In combat a figure may only withdraw, at half its score. */
const allowanceOf = ({ profile }: Figure, withdraws: boolean): Length =>
  withdraws ? halfScoreOf(profile) : scoreOf(profile)

export function moverOf(state: State, figure: Figure): Mover {
  const withdraws = isInCombat(state, figure)
  const mover = mayMove(state, figure, withdraws)
  const longest = moveLimitOf(state, figure)?.left
  return longest === undefined ? mover : { ...mover, longest }
}

/** Up to half its score it may shoot afterwards. */
function mayMove(state: State, figure: Figure, withdraws: boolean): Mover {
  const { id } = figure
  const allowance = allowanceOf(figure, withdraws)
  if (withdraws) return { figure: id, allowance, manner: WITHDRAW }
  const left = hasMissiles(state, figure) ? leftToShoot(figure) : 0
  return left > 0
    ? { figure: id, allowance, keeps: { allowance: left, label: 'still shoots' } }
    : { figure: id, allowance }
}

export interface Move {
  readonly figure: FigureId
  readonly path: readonly Point[]
  readonly verdict: MoveVerdict
  readonly withdraws: boolean
}

const asItIs = (question: Question): Question => question

/** A move of one of these figures, or the id of the option that was picked instead. */
export function* askMove(
  play: Play<State>,
  ask: QuestionDetails,
  figures: readonly Figure[],
  options: readonly Option[],
  wrap = asItIs,
): Step<Move | string> {
  const moves = new MoveChoice(play.state, figures, options)
  const moveOf = (figure: FigureId) => moves.prepared(figure)
  const answer = yield* play.ask(wrap(withAlternative(moveQuestion(ask, moves), moveOf)))
  return 'path' in answer ? moves.made(answer) : (picked(answer) ?? '')
}

interface MoverQuestion {
  readonly figure: FigureId
  readonly withdraws: boolean
  readonly move: PreparedMove
}

/** Who may move, how far and how. Built lazily for each figure. */
class MoveChoice implements MoveRules {
  private listed: readonly Mover[] | undefined
  private readonly asked: MoverQuestion[] = []
  private approved: { readonly path: readonly Point[]; readonly verdict: MoveVerdict } | undefined
  constructor(
    private readonly state: State,
    private readonly figures: readonly Figure[],
    readonly options: readonly Option[],
  ) {}

  get movers(): readonly Mover[] {
    return (this.listed ??= this.figures.map((figure) => moverOf(this.state, figure)))
  }

  isMover(id: FigureId): boolean {
    return this.figures.some((figure) => figure.id === id)
  }

  prepared(id: FigureId): PreparedMove {
    return this.of(id).move
  }

  wordRefusal(refusal: MoveRefusal, id: FigureId): Refusal {
    return moveRefusal(this.state, moverOf(this.state, figureOf(this.state, id)), refusal)
  }

  refuse(answer: MoveAnswer, verdict: MoveVerdict): Refusal | undefined {
    this.approved = { path: answer.path, verdict }
    return refuseHangingOver(this.state, answer)
  }

  /** Everyone in contact attacks a figure that withdraws. */
  dangers(id: FigureId): readonly MoveDanger[] {
    const figure = figureOf(this.state, id)
    if (!this.of(id).withdraws || !canBeAttacked(this.state, figure)) return []
    return enemiesTouching(this.state, figure).map((enemy) => ({
      at: figure.at,
      label: 'Strikes as it withdraws',
      rule: 'HW-WDR-03',
      by: enemy.id,
    }))
  }

  /** In a replay answers are not checked, so the path is judged here for the first time. */
  made(answer: MoveAnswer): Move {
    const { figure, path } = answer
    const { withdraws, move } = this.of(figure)
    const verdict = this.approved?.path === path ? this.approved.verdict : judgeMove(move, path)
    return { figure, path, verdict, withdraws }
  }

  private of(id: FigureId): MoverQuestion {
    for (const known of this.asked) if (known.figure === id) return known
    const figure = figureOf(this.state, id)
    const withdraws = isInCombat(this.state, figure)
    const question = moveQuestionOf(this.state, figure, allowanceOf(figure, withdraws), { withdraws })
    const asked = { figure: id, withdraws, move: prepareMove(question) }
    this.asked.push(asked)
    return asked
  }
}

/** A prisoner leaves the table or stays on it: no base ends hanging over the edge. */
function refuseHangingOver(state: State, { figure: id, path }: MoveAnswer): Refusal | undefined {
  const figure = figureOf(state, id)
  const at = path.at(-1)
  if (!figure.prisoner || at === undefined) return undefined
  if (isOnTable(footprint(figure, at), state.field) || isAtEdge(state.field, at)) return undefined
  return refuse(
    'HW-MOVE-20',
    'off-table',
    text`${named(id)} must stay wholly on the table, or go to its edge and leave.`,
    { at },
  )
}
