/** One rule by itself: runs a step of the test's own in a situation, with scripted dice and answers to the last. */
import {
  Play,
  ScriptedDice,
  type Answer,
  type Event,
  type Question,
  type Reply,
  type ScriptedRoll,
  type Step,
} from '@muster/engine'
import { expect } from 'vitest'
import { figureOf } from '../src/state/figures.ts'
import { situate } from '../src/situation/read.ts'
import type { Figure, State } from '../src/state/state.ts'
import { CONDITIONS, type ConditionName } from '../src/state/vocabulary.ts'
import type { Skirmish } from './skirmish.ts'

export interface Drilled<T> {
  readonly state: State
  readonly value: T
  readonly events: readonly Event[]
  /** The questions asked on the way. */
  readonly asked: readonly Question[]
  of(id: string): Figure
  told(is: string): Event
  conditions(id: string): readonly ConditionName[]
}

export interface Script {
  readonly rolls?: readonly ScriptedRoll[]
  readonly answers?: readonly Answer[]
}

/** Every scripted die must fall and every scripted answer be asked for. */
export function drill<T>(
  s: Skirmish,
  step: (play: Play<State>) => Step<T>,
  { rolls = [], answers = [] }: Script = {},
): Drilled<T> {
  const play = new Play(situate(s.situation))
  const dice = new ScriptedDice(rolls)
  const asked: Question[] = []
  const running = step(play)
  let next = running.next()
  while (!next.done) next = running.next(reply(next.value, dice, answers, asked))
  expect(dice.unrolled()).toEqual([])
  expect(asked.length).toBe(answers.length)
  return toldOf(play, next.value, asked)
}

function reply(
  request: Question | Parameters<ScriptedDice['roll']>[0],
  dice: ScriptedDice,
  answers: readonly Answer[],
  asked: Question[],
): Reply {
  if (request.is === 'roll') return dice.roll(request)
  const answer = answers[asked.length] ?? expect.fail(`nobody answers "${request.what}"`)
  asked.push(request)
  expect(request.check(answer)).toBeUndefined()
  return answer
}

function toldOf<T>({ state, events }: Play<State>, value: T, asked: readonly Question[]): Drilled<T> {
  const all = events ?? []
  return {
    state,
    value,
    events: all,
    asked,
    of: (id) => figureOf(state, id),
    told: (is) =>
      all.findLast((event) => event.is === is) ??
      expect.fail(`nobody told "${is}": ${all.map((event) => event.is).join(', ')}`),
    conditions: (id) =>
      CONDITIONS.filter((name) => figureOf(state, id).conditions.some((condition) => condition.is === name)),
  }
}
