/** A quick player: it trusts the game's advice, and follows a plan of two answers without thinking twice. */
import { raise, type Advice, type Battle, type Candidate, type Question } from '@muster/engine'
import { legalCandidates } from './candidates.ts'

export class QuickPlayer<S> {
  private plan: Candidate | undefined

  constructor(private readonly advice: Advice<S>) {}

  decide(battle: Battle<S>): Candidate {
    const question = battle.question ?? raise('the bot is asked, but no question is open')
    this.plan = this.next(question) ?? this.think(battle)
    return this.plan
  }

  /** What its plan says to the very next question, if it is the one foreseen and the answer still allowed. */
  private next({ what, check }: Question): Candidate | undefined {
    const then = this.plan?.then
    if (!this.plan || then?.what !== what || check(then.answer) !== undefined) return undefined
    return { answer: then.answer, why: this.plan.why, score: this.plan.score }
  }

  private think(battle: Battle<S>): Candidate {
    const [best] = legalCandidates(battle, this.advice, 1)
    return best ?? raise('a question without a legal answer')
  }
}
