/** A quick player: it trusts the game's advice and follows a plan of several answers to its end. */
import {
  raise,
  type Advice,
  type Answer,
  type Battle,
  type Candidate,
  type LazyText,
  type PlannedAnswer,
  type Question,
} from '@muster/engine'
import { legalCandidates } from './candidates.ts'

export class QuickPlayer<S> {
  private plan: Candidate | undefined

  constructor(private readonly advice: Advice<S>) {}

  decide(battle: Battle<S>): Candidate {
    const question = battle.question ?? raise('the bot is asked, but no question is open')
    this.plan = this.followed(question) ?? this.think(battle)
    return this.plan
  }

  /** The plan's next answer, if the plan expected this question and the answer is still legal. */
  private followed(question: Question): Candidate | undefined {
    const { plan } = this
    const next = answerTo(question, plan?.next)
    if (!plan || !next || !isAllowed(question, next.answer)) return undefined
    if (plan.answer === next.answer && plan.next === next) return plan
    return new FollowedPlan(plan, next)
  }

  private think(battle: Battle<S>): Candidate {
    const [best] = legalCandidates(battle, this.advice, 1)
    return best ?? raise('a question without a legal answer')
  }
}

/** Whether a path is allowed is asked before a refusal of it, because saying why a path is refused takes long. */
const isAllowed = (question: Question, answer: Answer): boolean =>
  (!('path' in answer) || question.moves?.allows(answer.figure, answer.path) !== false) &&
  question.check(answer) === undefined

/** The next planned answer, if it is meant for this question. */
function answerTo({ what }: Question, planned: PlannedAnswer | undefined): PlannedAnswer | undefined {
  let next = planned
  while (next?.whileAsked && next.what !== what) next = next.next
  return next?.what === what ? next : undefined
}

/** A later answer of a plan, for the reason that the plan was made for. */
class FollowedPlan implements Candidate {
  readonly answer: Answer
  readonly next: PlannedAnswer

  constructor(
    private readonly plan: Candidate,
    planned: PlannedAnswer,
  ) {
    this.answer = planned.answer
    this.next = planned.whileAsked ? planned : (planned.next ?? planned)
  }

  get score(): number {
    return this.plan.score
  }

  get why(): LazyText {
    return this.plan.why
  }
}
