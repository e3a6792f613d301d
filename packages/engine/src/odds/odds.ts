/**
 * Exact odds: the same rule code that plays is run for every outcome of its dice. Questions in between get their default
 * answer, and the odds say which questions these were.
 */
import type { Battle } from '../play/battle.ts'
import type { Answer } from '../decisions/decision.ts'
import type { Digest } from '../common/digest.ts'
import type { Event } from '../play/event.ts'
import { chanceOf, type Distribution } from './distribution.ts'
import { NEVER, addFractions, reduceFraction, toNumber, type Fraction } from './fraction.ts'
import { raise, type SideId } from '../common/ids.ts'
import { joined, text, worded, type Text } from '../common/text.ts'
import type { Play } from '../play/play.ts'
import { BattleRun, StepRun } from './rule-runs.ts'
import type { Question, Step } from '../decisions/step.ts'
import { OddsEnumeration, type OddsBudget } from './enumeration.ts'

/** A possible outcome, and in how many ways out of all it comes about. */
export interface Outcome<K> extends Fraction {
  readonly is: K
}

type Key = string | number | boolean

/** A question in between that was assumed to get its default answer. */
export interface AssumedAnswer {
  readonly by: SideId
  readonly what: string
  readonly prompt: Text
}

export interface Odds<K> {
  readonly outcomes: readonly Outcome<K>[]
  readonly answered: readonly AssumedAnswer[]
}

/** How the questions in between were answered, in words; undefined where there were none. */
export const assumptionsText = (answered: readonly AssumedAnswer[]): Text | undefined =>
  answered.length === 0
    ? undefined
    : text`Answered as proposed: ${joined(
        answered.map(({ prompt }) => prompt),
        ' ',
      )}`

export interface OddsOptions {
  /** How much rule code is run at most, in rolls and answers. */
  readonly work?: number
}

export interface AnswerOddsOptions<S> extends OddsOptions {
  /** The answer to a question that is asked before the first dice, such as where a spell is aimed; its default if undefined. */
  readonly decide?: ((question: Question, battle: Battle<S>) => Answer | undefined) | undefined
  /** Shared with the other answers to the same question. */
  readonly budget?: OddsBudget
  /** Ends with the step of the first dice, so that what a round's end brings is not counted to the last blow before it. */
  readonly isOneStep?: boolean
}

/** The exact distribution of what an answer leads to, up to the next decision that is not part of carrying it out. */
export function odds<S, K extends Key>(
  battle: Battle<S>,
  answer: Answer,
  read: (after: Battle<S>) => K,
  { budget: effort, work = effort?.share, isOneStep = false, decide }: AnswerOddsOptions<S> = {},
): Odds<K> {
  const answered = new Map<string, AssumedAnswer>()
  const ends = new Map<string, K>()
  const asked = battle.question?.what ?? ''
  const policy = (question: Question, now: Battle<S>, areDiceRolled: boolean) => {
    if (!battle.game.isInterim?.(question.what, asked)) return undefined
    const decided = areDiceRolled ? undefined : decide?.(question, now)
    return usual(question, answered, decided)
  }
  const run = BattleRun.of(
    battle,
    policy,
    (name, after) => {
      if (!ends.has(name)) ends.set(name, read(after))
    },
    isOneStep,
  )
  const refusal = run.begin(answer)
  if (refusal !== undefined) raise(`odds of an answer that is not allowed: ${worded(refusal.message)}`)
  return { outcomes: outcomesOf(new OddsEnumeration(work, effort).walk(run), ends), answered: [...answered.values()] }
}

/** The decided answer or else the default; notes that the question was asked. */
function usual(question: Question, answered: Map<string, AssumedAnswer>, decided?: Answer): Answer {
  const { by, what } = question
  const { default: proposed, prompt } = question.describe()
  if (!answered.has(`${by} ${what}`)) answered.set(`${by} ${what}`, { by, what, prompt })
  return decided ?? proposed
}

function outcomesOf<K extends Key>(distribution: Distribution, ends: ReadonlyMap<string, K>): readonly Outcome<K>[] {
  const chances = new Map<K, Fraction>()
  for (const [name, is] of ends) {
    const chance = chanceOf(distribution, name)
    if (chance.ways > 0n) chances.set(is, addFractions(chances.get(is) ?? NEVER, reduceFraction(chance)))
  }
  return [...chances].map(([is, chance]) => ({ is, ...chance }))
}

export interface StepOdds<S, K extends Key, T = void> extends OddsOptions {
  readonly state: S
  copy(state: S): S
  /** Everything about the state that further dice could depend on; all of it as plain data if left out. */
  digest?(state: S, into: Digest): void
  step(play: Play<S>): Step<T>
  /** The outcome, read from the state, from what the step returned, and from what `hear` kept. */
  read(state: S, result: T, heard: string): K
  /** The part of the events that `read` needs. Without it, no events are recorded. */
  hear?(events: readonly Event[]): string
  /** The answer to a question in between; its default where this is undefined. */
  decide?(question: Question): Answer | undefined
}

/** The odds of a piece of rule code by itself, such as one shot. The state given is not changed. */
export function oddsOfStep<S, K extends Key, T = void>(about: StepOdds<S, K, T>): Odds<K> {
  const answered = new Map<string, AssumedAnswer>()
  const ends = new Map<string, K>()
  const policy = (question: Question) => about.decide?.(question) ?? usual(question, answered)
  const run = new StepRun(about, policy, (state, result, heard) => {
    const is = about.read(state, result, heard)
    const name = `${typeof is} ${is}`
    ends.set(name, is)
    return name
  })
  return { outcomes: outcomesOf(new OddsEnumeration(about.work).walk(run), ends), answered: [...answered.values()] }
}

/** The chance that something holds, out of a distribution. */
export const chanceThat = <K extends Key>(outcomes: readonly Outcome<K>[], holds: (is: K) => boolean): number =>
  toNumber(outcomes.filter(({ is }) => holds(is)).reduce<Fraction>(addFractions, NEVER))
