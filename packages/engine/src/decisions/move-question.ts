/** The question "who moves, and where?": one of several figures along a path, or an option instead. */
import type { MoveRefusal, MoveVerdict, Point } from '@muster/table'
import type { Answer, MoveAnswer, MoveDecision, Mover, Pick, Refusal } from './decision.ts'
import type { FigureId, SideId } from '../common/ids.ts'
import { longestAllowedPart } from './nearest-legal.ts'
import { PathMoveAid, type MoverSource } from './move-aid.ts'
import {
  withDetails,
  isLatticePoint,
  isSameMove,
  refuse,
  refuseOption,
  withNearest,
  wrongKind,
  type CheckedAnswer,
  type QuestionDetails,
  type OptionSource,
} from './questions.ts'
import { pickOne, type Random } from '../common/random.ts'
import { named, text, textOf } from '../common/text.ts'
import type { MoveAid, Question } from './step.ts'

export interface MoveRules extends MoverSource, OptionSource {
  /** A refusal by the rules of a move that the judge allows. */
  refuse?(answer: MoveAnswer, verdict: MoveVerdict): Refusal | undefined
  /** The move that a random player tries before any other, asked where somebody may move; no path where there is none. */
  likelyMove?(random: Random, moves: MoveAid): MoveAnswer
  /** The judge's refusal in the game's words, with its rule. */
  wordRefusal(refusal: MoveRefusal, figure: FigureId): Refusal
}

export const moveQuestion = (ask: QuestionDetails, moving: MoveRules): Question => new MoveQuestion(ask, moving)

/** A class for the same reason as a choice: it is made thousands of times. */
class MoveQuestion implements Question {
  readonly is = 'question'
  readonly by: SideId
  readonly what: string
  readonly moves: PathMoveAid
  private checkedPick: CheckedAnswer<Pick> | undefined
  private checkedMove: CheckedAnswer<MoveAnswer> | undefined

  constructor(
    private readonly ask: QuestionDetails,
    readonly offered: MoveRules,
  ) {
    this.by = ask.by
    this.what = ask.what
    this.moves = new PathMoveAid(offered)
  }

  describe(): MoveDecision {
    return describeMove(this.ask, this.offered)
  }

  check(answer: Answer): Refusal | undefined {
    if ('pick' in answer) return this.checkPick(answer)
    return 'path' in answer ? this.checkMove(answer) : wrongKind(this.ask, 'a path')
  }

  private checkPick(answer: Pick): Refusal | undefined {
    const { ask, offered, checkedPick: known } = this
    if (known?.answer === answer) return known.refusal
    const refusal = refuseOption(ask, offered, answer)
    this.checkedPick = { answer, refusal }
    return refusal
  }

  private checkMove(answer: MoveAnswer): Refusal | undefined {
    const { ask, offered, moves, checkedMove: known } = this
    if (known && isSameMove(known.answer, answer)) return known.refusal
    const refusal = refuseMove(ask, offered, moves, answer)
    this.checkedMove = { answer, refusal }
    return refusal
  }

  sample(random: Random): Answer {
    return sampleMove(random, this.offered, this.moves, (answer) => this.check(answer))
  }
}

function describeMove(ask: QuestionDetails, { movers, options }: MoveRules): MoveDecision {
  const { by, what, rule } = ask
  const prompt = textOf(ask.prompt)
  const [first] = options
  const usual = { pick: first === undefined ? [] : [first.id] }
  return withDetails({ by, what, prompt, rule, kind: 'move', movers, options, default: usual }, ask)
}

function refuseMove(ask: QuestionDetails, moving: MoveRules, aid: MoveAid, answer: MoveAnswer): Refusal | undefined {
  if (!answer.path.every(isLatticePoint))
    return refuse(ask.rule, 'not-a-point', 'A point of the path is not a point of the table.')
  const verdict = aid.judge(answer.figure, answer.path)
  if (verdict === undefined)
    return refuse(ask.rule, 'may-not-move', text`${named(answer.figure)} may not move now.`, { figure: answer.figure })
  const refusal = verdict.refusal
    ? moving.wordRefusal(verdict.refusal, answer.figure)
    : moving.refuse?.(answer, verdict)
  if (refusal === undefined || refusal.nearest) return refusal
  return withNearest(refusal, () => {
    const path = longestAllowed(moving, aid, answer.figure, verdict.legal)
    return path.length > 0 ? { figure: answer.figure, path } : undefined
  })
}

/** The longest part of a path that both the judge and the rules allow. */
function longestAllowed(moving: MoveRules, aid: MoveAid, figure: FigureId, legal: readonly Point[]): readonly Point[] {
  const { at } = moving.prepared(figure).question.mover
  return longestAllowedPart(at, legal, (path) => {
    const verdict = aid.judge(figure, path)
    return (
      verdict !== undefined && verdict.refusal === undefined && moving.refuse?.({ figure, path }, verdict) === undefined
    )
  })
}

/** Tries a few random paths; if none is legal, picks an option. */
function sampleMove(
  random: Random,
  moving: MoveRules,
  aid: MoveAid,
  check: (answer: Answer) => Refusal | undefined,
): Answer {
  const { movers } = moving
  const likely = movers.length > 0 ? moving.likelyMove?.(random, aid) : undefined
  if (likely && likely.path.length > 0 && check(likely) === undefined) return likely
  const picksOption = random() < 1 / (1 + movers.length) && moving.options.length > 0
  for (let tries = 0; !picksOption && movers.length > 0 && tries < 6; tries++) {
    const mover = pickOne(random, movers)
    const path = aid.legal(mover.figure, [randomSpot(random, moving.prepared(mover.figure).start, mover)])
    const answer = { figure: mover.figure, path }
    if (path.length > 0 && check(answer) === undefined) return answer
  }
  return { pick: [pickOne(random, moving.options).id] }
}

function randomSpot(random: Random, at: Point, { allowance }: Mover): Point {
  const reach = allowance * (0.2 + 0.9 * random())
  const dx = random() * 2 - 1
  const dy = random() * 2 - 1
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  return { x: Math.round(at.x + (dx / length) * reach), y: Math.round(at.y + (dy / length) * reach) }
}
