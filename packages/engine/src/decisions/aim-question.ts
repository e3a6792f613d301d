/** The question "what point is aimed at?" */
import type { Point } from '@muster/table'
import type { Random } from '../common/random.ts'
import type { AimAnswer, AimDecision, Option, Pick, Refusal } from './decision.ts'
import { nearestAllowedPoint } from './nearest-legal.ts'
import { isLatticePoint, refuse, refusePick, withNearest, wrongKind, type QuestionDetails } from './questions.ts'
import { textOf } from '../common/text.ts'
import type { Question } from './step.ts'

export interface AimRules {
  readonly from: AimDecision['from']
  readonly range: AimDecision['range']
  readonly template: AimDecision['template']
  refuse(at: Point): Refusal | undefined
  /** A point that is always allowed: a refusal offers the last allowed point on the line from there. */
  origin?(): Point
  propose(random?: Random): AimAnswer | Pick
  readonly options?: readonly Option[]
}

export function aimQuestion(ask: QuestionDetails, aiming: AimRules): Question {
  const { from, range, template, propose, options = [] } = aiming
  return {
    is: 'question',
    by: ask.by,
    what: ask.what,
    describe: () => ({
      ...ask,
      prompt: textOf(ask.prompt),
      kind: 'aim',
      from,
      range,
      template,
      options,
      default: propose(),
    }),
    check: (answer) => {
      if ('pick' in answer) return refusePick(ask, options, answer, 1, 1)
      if (!('at' in answer)) return wrongKind(ask, 'a point to aim at')
      if (!isLatticePoint(answer.at)) return refuse(ask.rule, 'not-a-point', 'The aim is not a point of the table.')
      return refuseAim(aiming, answer.at)
    },
    sample: (random) => propose(random),
  }
}

function refuseAim(aiming: AimRules, at: Point): Refusal | undefined {
  const refusal = aiming.refuse(at)
  const origin = aiming.origin?.()
  if (refusal === undefined || refusal.nearest || !origin) return refusal
  return withNearest(refusal, () => ({
    at: nearestAllowedPoint(origin, at, (spot) => aiming.refuse(spot) === undefined),
  }))
}
