/** A quick player: it trusts the game's advice and follows a plan of two answers to its end. */
import { raise, type Advice, type Battle, type Candidate, type Question } from '@muster/engine'
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
  private followed({ what, check }: Question): Candidate | undefined {
    const { plan } = this
    if (!plan?.next || plan.next.what !== what || check(plan.next.answer) !== undefined) return undefined
    return plan.answer === plan.next.answer ? plan : { ...plan, answer: plan.next.answer }
  }

  private think(battle: Battle<S>): Candidate {
    const [best] = legalCandidates(battle, this.advice, 1)
    return best ?? raise('a question without a legal answer')
  }
}
