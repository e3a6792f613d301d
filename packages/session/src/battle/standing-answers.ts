/** Standing answers: one for each question of each side. */
import { findStandingAnswer, type Answer, type Decision } from '@muster/engine'
import type { NamedStandingAnswer } from '../messages/options.ts'
import type { StandingAnswerRequest } from '../messages/requests.ts'

/** One standing answer for each question of each side; without one the question is asked. */
export function withStandingAnswer(
  settled: readonly NamedStandingAnswer[],
  request: StandingAnswerRequest,
): readonly NamedStandingAnswer[] {
  const { answer } = request
  const others = settled.filter(({ by, what }) => by !== request.by || what !== request.what)
  return answer === undefined ? others : [...others, { ...request, answer }]
}

export function standingAnswerTo(settled: readonly NamedStandingAnswer[], decision: Decision): Answer | undefined {
  const own = settled.filter(({ by }) => by === decision.by)
  return findStandingAnswer(decision, Object.fromEntries(own.map(({ what, answer }) => [what, answer])))
}
