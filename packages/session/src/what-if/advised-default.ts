/** The answer on the Enter key, and how good the others are: the same advice that the computer players use. */
import { allowedCandidates, legalCandidates } from '@muster/bots'
import {
  picked,
  textOf,
  type Answer,
  type Battle,
  type Candidate,
  type Decision,
  type FigureId,
  type GameKit,
} from '@muster/engine'
import type { RankedOption, UnwordedAdvice } from '../messages/replies.ts'

export interface AdvisedDecision {
  readonly decision: Decision
  /** The move that the computer would make. */
  readonly advisedMove?: UnwordedAdvice
}

/**
 * The decision with the computer's best answer as its default. A move that nobody has seen is not made by pressing
 * Enter, so an advised move is told apart from the default: it is drawn first, and then confirmed.
 */
export function withAdvisedDefault<S>(kit: GameKit<S>, battle: Battle<S>, decision: Decision): AdvisedDecision {
  const [best] = legalCandidates(battle, kit.advice, mostWeighed(decision))
  if (!best) return { decision }
  if (isSameForm(best.answer, decision.default)) return { decision: { ...decision, default: best.answer } }
  return isMove(best) ? { decision, advisedMove: { answer: best.answer, why: textOf(best.why) } } : { decision }
}

/** Whoever stays where it is makes no move. */
const isMove = ({ answer }: Candidate): boolean =>
  'path' in answer && (answer.path.length > 0 || answer.ends !== undefined)

/** A quick player may leave off looking when it has found something good; a person sees the odds of all the others. */
const mostWeighed = (decision: Decision): number =>
  decision.kind === 'choose' && decision.most === 1 ? MOST_RANKED : 1

const isSameForm = (one: Answer, other: Answer): boolean => 'pick' in one === 'pick' in other

/** The best that the computer knows for one figure of the question; undefined where it knows nothing. */
export function adviceFor<S>(kit: GameKit<S>, battle: Battle<S>, figure: FigureId): UnwordedAdvice | undefined {
  const { decision, question, state } = battle
  if (!decision || !question) return undefined
  const own = kit.advice.figureCandidates?.(state, question, figure)
  const found = own ? allowedCandidates(question, own, 1) : legalCandidates(battle, kit.advice, MOST_RANKED)
  const best = found.find(({ answer }) => figureIn(answer, decision) === figure)
  return best && { answer: best.answer, why: textOf(best.why) }
}

const figureIn = (answer: Answer, { options }: Decision): FigureId | undefined =>
  'path' in answer ? answer.figure : options.find(({ id }) => id === picked(answer))?.figure

/** More options than this are not ranked: nobody could compare them. */
const MOST_RANKED = 400

/** The options that the advice knows, the best first. */
export function rankedOptions<S>(kit: GameKit<S>, battle: Battle<S>): readonly RankedOption[] {
  if (battle.question === undefined) return []
  return legalCandidates(battle, kit.advice, MOST_RANKED).flatMap(({ answer, score }) => {
    const option = picked(answer)
    return option === undefined ? [] : [{ option, score }]
  })
}
