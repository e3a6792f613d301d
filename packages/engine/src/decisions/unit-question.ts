/**
 * The question "which unit moves, and where?": a body of models led along a path of its centre-point, each model to a
 * place of its own, or one of some words. The game judges the whole; here is what is alike in every game.
 */
import { stepTowards, type Point, type PreparedMove } from '@muster/table'
import type { Answer, MoveAnswer, MoveDecision, Mover, Option, Pick, Refusal } from './decision.ts'
import type { FigureId } from '../common/ids.ts'
import { PathMoveAid } from './move-aid.ts'
import {
  withDetails,
  isLatticePoint,
  isSameMove,
  rememberLast,
  refuse,
  refuseOption,
  wrongKind,
  type QuestionDetails,
} from './questions.ts'
import { pickOne, type Random } from '../common/random.ts'
import { named, text, textOf } from '../common/text.ts'
import type { FormationMove, Question } from './step.ts'

export interface UnitMoveRules {
  /** Read only when somebody looks at the decision, as the options are. */
  readonly movers: readonly Mover[]
  isMover(unit: FigureId): boolean
  /** Answers that are words. The first is the default. */
  readonly options: readonly Option[]
  isOption?(id: string): boolean
  /** Why the unit may not go this way to these places. */
  refuse(answer: MoveAnswer): Refusal | undefined
  /** The unit led along a path as far as it may go, in one of its shapes. */
  form(unit: FigureId, path: readonly Point[], shape: string): FormationMove | undefined
  /** The move of its centre-point, for plans and reach maps; whether a move is legal is for `refuse` to say. */
  prepared(unit: FigureId): PreparedMove
  /** Where a random player would move it; anywhere if left out or undefined. */
  heading?(unit: FigureId, random: Random): Point | undefined
}

export function unitQuestion(ask: QuestionDetails, moving: UnitMoveRules): Question {
  const refuseCheckedOption = rememberLast((answer: Pick) => refuseOption(ask, moving, answer))
  const refuseCheckedMove = rememberLast((answer: MoveAnswer) => refuseUnit(ask, moving, answer), isSameMove)
  const check = (answer: Answer): Refusal | undefined => {
    if ('pick' in answer) return refuseCheckedOption(answer)
    return 'path' in answer ? refuseCheckedMove(answer) : wrongKind(ask, 'a path')
  }
  return {
    is: 'question',
    by: ask.by,
    what: ask.what,
    check,
    moves: new PathMoveAid(moving),
    forms: { form: (unit, path, shape) => (moving.isMover(unit) ? moving.form(unit, path, shape) : undefined) },
    describe: () => describeUnits(ask, moving),
    sample: (random) => sampleUnit(random, moving, check),
  }
}

function describeUnits(ask: QuestionDetails, { movers, options }: UnitMoveRules): MoveDecision {
  const { by, what, rule } = ask
  const prompt = textOf(ask.prompt)
  const [first] = options
  return withDetails(
    {
      by,
      what,
      prompt,
      rule,
      kind: 'move',
      movers,
      options,
      default: { pick: first === undefined ? [] : [first.id] },
    },
    ask,
  )
}

function refuseUnit(ask: QuestionDetails, moving: UnitMoveRules, answer: MoveAnswer): Refusal | undefined {
  const { figure, path, ends } = answer
  if (!moving.isMover(figure))
    return refuse(ask.rule, 'may-not-move', text`${named(figure)} may not move now.`, { figure })
  const isEven = path.every(isLatticePoint) && (ends === undefined || ends.every(({ at }) => isLatticePoint(at)))
  if (!isEven) return refuse(ask.rule, 'not-a-point', 'A point of the move is not a point of the table.')
  return moving.refuse(answer)
}

const TRIES = 4

/** Moves a random unit at random in a random shape, or picks a random option if that is not legal. */
function sampleUnit(random: Random, moving: UnitMoveRules, check: (answer: Answer) => Refusal | undefined): Answer {
  const { movers } = moving
  const wordy = random() < 0.35 && moving.options.length > 0
  for (let tries = 0; !wordy && movers.length > 0 && tries < TRIES; tries++) {
    const answer = anyMove(random, moving, pickOne(random, movers))
    if (answer && check(answer) === undefined) return answer
  }
  return { pick: [pickOne(random, moving.options).id] }
}

function anyMove(random: Random, moving: UnitMoveRules, { figure, allowance, unit }: Mover): MoveAnswer | undefined {
  if (!unit) return undefined
  const { centre, shapes } = unit
  const goal = moving.heading?.(figure, random) ?? { x: centre.x + random() * 2 - 1, y: centre.y + random() * 2 - 1 }
  const to = stepTowards(centre, goal, allowance * (0.2 + 0.9 * random()))
  const formed = moving.form(figure, [to], pickOne(random, shapes).id)
  return formed && { figure, path: formed.path, ends: formed.spots }
}
