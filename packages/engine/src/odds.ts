/** Exact odds: the very rule code that plays is run once for every way its dice can fall. */
import type { Battle } from './battle.ts'
import type { Answer } from './decision.ts'
import { NEVER, plus, toNumber, type Fraction } from './fraction.ts'
import { raise } from './ids.ts'
import { Play } from './play.ts'
import type { Question, Reply, Step } from './step.ts'
import { Ways } from './ways.ts'

/** What may become of it, and in how many ways out of all. */
export interface Outcome<K> extends Fraction {
  readonly is: K
}

type Key = string | number | boolean

/** The exact distribution of what this answer leads to, until the next decision. */
export function odds<S, K extends Key>(battle: Battle<S>, answer: Answer, read: (after: Battle<S>) => K): Outcome<K>[] {
  return walk((ways) => {
    const fork = battle.fork(ways, { keep: true })
    const refusal = fork.answer(answer)
    if (refusal !== undefined) raise(`odds of an answer that is not allowed: ${refusal.message}`)
    return read(fork)
  })
}

export interface StepOdds<S, K extends Key> {
  readonly state: S
  copy(state: S): S
  step(play: Play<S>): Step
  /** What became of it. */
  read(play: Play<S>): K
  /** How questions on the way are answered; by their defaults if left out. */
  decide?(question: Question): Answer
}

/** The odds of a piece of rule code by itself, such as one shot. The state given is not changed. */
export function oddsOfStep<S, K extends Key>({ state, copy, step, read, decide = usual }: StepOdds<S, K>): Outcome<K>[] {
  return walk((ways) => {
    const play = new Play(copy(state))
    runThrough(step(play), ways, decide)
    return read(play)
  })
}

const usual = (question: Question): Answer => question.describe().default

function walk<K extends Key>(run: (ways: Ways) => K): Outcome<K>[] {
  const chances = new Map<K, Fraction>()
  const ways = new Ways()
  do {
    const outcome = run(ways)
    chances.set(outcome, plus(chances.get(outcome) ?? NEVER, ways.weight))
  } while (ways.next())
  return [...chances].map(([is, chance]) => ({ is, ...chance }))
}

function runThrough(running: Step, ways: Ways, decide: (question: Question) => Answer): void {
  let reply: Reply | undefined
  for (;;) {
    const { done, value } = running.next(reply as Reply)
    if (done) return
    reply = value.is === 'roll' ? ways.roll(value) : decide(value)
  }
}

/** The chance that something holds, out of a distribution. */
export const chanceThat = <K extends Key>(outcomes: readonly Outcome<K>[], holds: (is: K) => boolean): number =>
  toNumber(outcomes.filter(({ is }) => holds(is)).reduce<Fraction>(plus, NEVER))
