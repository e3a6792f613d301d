/**
 * A computer player for any game: it knows decisions and the game's advice, nothing else. Three
 * skills: `random` gives any legal answer, `quick` trusts the advice, `good` plays its best plans on.
 */
import { randomFrom, raise, type Answer, type Battle, type Candidate, type GameKit, type Random } from '@muster/engine'
import { legalCandidates } from './candidates.ts'
import { worthOf } from './look-ahead.ts'

export const SKILLS = ['random', 'quick', 'good'] as const
export type Skill = (typeof SKILLS)[number]

export interface BotOptions {
  readonly skill: Skill
  readonly seed: number
  /** How many plans `good` compares, and how often it plays each on. */
  readonly plans?: number
  readonly samples?: number
  /** The host's clock: says when the time for this decision is up. An answer is ready at any time. */
  enough?(): boolean
}

export interface Choice {
  readonly answer: Answer
  /** "4 plans considered, 24 times played on: charge Orc b2." */
  readonly why: string
  readonly considered: number
}

interface Weighed extends Candidate {
  worth: number
  times: number
}

export class Bot<S> {
  private readonly random: Random

  constructor(private readonly kit: GameKit<S>, private readonly options: BotOptions) {
    this.random = randomFrom(options.seed)
  }

  decide(battle: Battle<S>): Choice {
    const question = battle.question ?? raise('the bot is asked, but no question is open')
    if (this.options.skill === 'random') return { answer: question.sample(this.random), why: 'any legal answer', considered: 1 }
    const plans = this.options.skill === 'quick' ? 1 : (this.options.plans ?? 5)
    const found = legalCandidates(battle, this.kit.advice, plans)
    const [best] = found
    if (best === undefined) raise('a question without a legal answer')
    return found.length === 1 ? { answer: best.answer, why: best.why, considered: 1 } : this.weigh(battle, found)
  }

  /** All plans get the same dice, round after round, until the time or the samples run out. */
  private weigh(battle: Battle<S>, found: readonly Candidate[]): Choice {
    const { samples = 4, enough = () => false } = this.options
    const side = battle.question?.by ?? raise('nobody is asked')
    const plans: Weighed[] = found.map((candidate) => ({ ...candidate, worth: 0, times: 0 }))
    const seed = Math.floor(this.random() * 0x7fffffff)
    for (let sample = 0; sample < samples; sample++) {
      for (const plan of plans) {
        if (enough()) return this.settle(plans)
        plan.worth += worthOf(battle, plan.answer, side, this.kit.advice, seed + sample)
        plan.times++
      }
    }
    return this.settle(plans)
  }

  private settle(plans: readonly Weighed[]): Choice {
    const fewest = Math.min(...plans.map(({ times }) => times))
    const tried = fewest === 0 ? plans.slice(0, 1) : plans
    const best = tried.reduce((a, b) => (b.worth / b.times > a.worth / a.times ? b : a))
    const played = plans.reduce((sum, { times }) => sum + times, 0)
    return { answer: best.answer, why: `${plans.length} plans considered, played on ${played} times: ${best.why}`, considered: plans.length }
  }
}
