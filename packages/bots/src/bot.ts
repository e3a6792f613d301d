/**
 * A computer player for any game: it knows decisions and the game's advice, nothing else. Three
 * skills: `random` gives any legal answer, `quick` trusts the advice, `good` plays its best plans on.
 */
import {
  randomFrom,
  raise,
  text,
  textOf,
  type Answer,
  type Battle,
  type Candidate,
  type GameKit,
  type Random,
  type Text,
} from '@muster/engine'
import { legalCandidates } from './candidates.ts'
import { valueOfAnswer } from './look-ahead.ts'
import { QuickPlayer } from './quick-player.ts'

export const SKILLS = ['random', 'quick', 'good'] as const
export type Skill = (typeof SKILLS)[number]

export interface BotOptions {
  readonly skill: Skill
  readonly seed: number
  /** How many plans `good` compares, and how often it plays each on. */
  readonly plans?: number
  readonly samples?: number
  /** Says when the time for this decision is up; an answer is ready at any time. */
  enough?(): boolean
}

export interface BotChoice {
  readonly answer: Answer
  /** "4 plans considered, 24 times played on: charge Orc b2." */
  readonly why: Text
  /** The plan itself, without how it was found: "charge Orc b2". */
  readonly plan: Text
  readonly considered: number
}

interface ComparedPlan extends Candidate {
  /** The value it led to, once for each sample of the dice. */
  readonly worths: number[]
}

export class Bot<S> {
  private readonly random: Random
  private readonly quick: QuickPlayer<S>

  constructor(
    private readonly kit: GameKit<S>,
    private readonly options: BotOptions,
  ) {
    this.random = randomFrom(options.seed)
    this.quick = new QuickPlayer(kit.advice)
  }

  decide(battle: Battle<S>): BotChoice {
    const question = battle.question ?? raise('the bot is asked, but no question is open')
    if (this.options.skill === 'random')
      return { answer: question.sample(this.random), why: 'any legal answer', plan: 'any legal answer', considered: 1 }
    if (this.options.skill === 'quick') return new LoneChoice(this.quick.decide(battle))
    const found = legalCandidates(battle, this.kit.advice, this.options.plans ?? 5)
    const [best] = found
    if (best === undefined) raise('a question without a legal answer')
    return found.length === 1 ? new LoneChoice(best) : this.weigh(battle, found)
  }

  /** All plans get the same dice, round after round, until the time or the samples run out. */
  private weigh(battle: Battle<S>, found: readonly Candidate[]): BotChoice {
    const { samples = 4, enough = () => false } = this.options
    const side = battle.question?.by ?? raise('nobody is asked')
    const plans: ComparedPlan[] = found.map(({ answer, why, score }) => ({ answer, why, score, worths: [] }))
    const seed = Math.floor(this.random() * 0x7fffffff)
    for (let sample = 0; sample < samples; sample++) {
      for (const plan of plans) {
        if (enough()) return this.settle(plans)
        plan.worths.push(valueOfAnswer(battle, plan.answer, side, this.kit.advice, seed + sample))
      }
    }
    return this.settle(plans)
  }

  /** The game's first choice, unless another plan did clearly better on the same dice. */
  private settle(plans: readonly ComparedPlan[]): BotChoice {
    const [first] = plans
    if (first === undefined) raise('nothing was considered')
    const best = plans.reduce((a, b) => (leadOf(b, first) > leadOf(a, first) ? b : a), first)
    const played = plans.reduce((sum, { worths }) => sum + worths.length, 0)
    return {
      answer: best.answer,
      why: text`${plans.length} plans considered, played on ${played} times: ${textOf(best.why)}`,
      plan: textOf(best.why),
      considered: plans.length,
    }
  }
}

/** The choice of a plan that was not compared with others. Mostly nobody reads why. */
class LoneChoice implements BotChoice {
  readonly considered = 1
  constructor(private readonly candidate: Candidate) {}

  get answer(): Answer {
    return this.candidate.answer
  }

  get why(): Text {
    return textOf(this.candidate.why)
  }

  get plan(): Text {
    return textOf(this.candidate.why)
  }
}

/** How many standard errors better a plan must be before it is preferred. */
const SURE = 1.5

/** By how much one plan clearly beat another on the same dice; 0 or less if chance could explain it. */
function leadOf(plan: ComparedPlan, other: ComparedPlan): number {
  const times = Math.min(plan.worths.length, other.worths.length)
  if (plan === other || times < 2) return 0
  const gains = plan.worths.slice(0, times).map((worth, i) => worth - (other.worths[i] as number))
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / times
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) * (gain - mean), 0) / (times - 1)
  return mean - SURE * Math.sqrt(spread / times)
}
