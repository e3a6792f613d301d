/** What every game's odds promise: they are given or declined, add up to one, and agree with played battles. */
import { describe, expect, test } from 'vitest'
import type { Battle } from '../../play/battle.ts'
import { optionParts } from '../../decisions/option-id.ts'
import type { Answer } from '../../decisions/decision.ts'
import { SeededDice } from '../../play/dice.ts'
import { canonical } from '../../common/digest.ts'
import { NEVER, addFractions, reduceFraction, toNumber, type Fraction } from '../../odds/fraction.ts'
import type { BattlePlan } from '../../play/game.ts'
import type { GameKit } from '../../kit/kit.ts'
import { odds, type Odds } from '../../odds/odds.ts'
import { OddsBudget, OddsDeclined } from '../../odds/enumeration.ts'
import { playRandomly } from '../random-battle.ts'

export interface OddsInheritance<S> {
  readonly kit: GameKit<S>
  plan(seed: number): BattlePlan
  /** How many random battles are weighed from beginning to end. */
  readonly battles: number
}

/** Kinds of questions and answers whose odds are compared with battles, and how many battles for each. */
const COMPARED = 8
const PLAYED = 2000
/** The most standard deviations that chance explains. */
const SIGMAS = 5

export function inheritOddsTests<S>({ kit, plan, battles }: OddsInheritance<S>): void {
  const { game } = kit
  describe(`the odds of ${kit.about.name}`, () => {
    test(`are given or declined for every answer in ${battles} random battles, and add up to one`, () => {
      for (let seed = 1; seed <= battles; seed++) {
        playRandomly({
          game,
          plan: plan(seed),
          seed,
          options: {},
          atQuestion: (battle, sampled) => expectWhole(battle, sampled),
        })
      }
    })

    test('are those of battles played with the same answers', () => {
      const seen = new Set<string>()
      for (let seed = 1; seen.size < COMPARED && seed <= 3 * battles; seed++) {
        playRandomly({
          game,
          plan: plan(seed),
          seed,
          options: {},
          atQuestion: (battle, sampled) => {
            for (const answer of answersOf(battle, sampled)) {
              const kind = kindOf(battle, answer)
              if (seen.size >= COMPARED || seen.has(kind)) continue
              if (expectAsPlayed(battle, answer)) seen.add(kind)
            }
          },
        })
      }
      expect(seen.size, 'kinds of answers after which dice fall').toBeGreaterThan(0)
    })
  })
}

/** One word of an answer is enough to tell kinds apart: `combat-action attack`. */
const kindOf = <S>({ question }: Battle<S>, answer: Answer): string =>
  `${question?.what} ${'pick' in answer ? optionParts(answer.pick[0] ?? '').find((word) => !/\d/.test(word)) : Object.keys(answer)[0]}`

function answersOf<S>({ decision }: Battle<S>, sampled: Answer): readonly Answer[] {
  if (!decision) return []
  const words =
    decision.kind !== 'choose' || decision.least <= 1 ? decision.options.map(({ id }) => ({ pick: [id] })) : []
  const all: readonly Answer[] = [...words, decision.default, sampled]
  return all.filter((one, i) => all.findIndex((other) => canonical(other) === canonical(one)) === i)
}

function expectWhole<S>(battle: Battle<S>, sampled: Answer): void {
  const effort = new OddsBudget()
  for (const answer of answersOf(battle, sampled)) {
    const found = oddsOf(battle, answer, effort)
    if (!found) continue
    const sum = found.outcomes.reduce<Fraction>(addFractions, NEVER)
    expect(reduceFraction(sum), `odds of ${canonical(answer)} to "${battle.question?.what}"`).toEqual({
      ways: 1n,
      of: 1n,
    })
  }
}

function oddsOf<S>(battle: Battle<S>, answer: Answer, effort = new OddsBudget()): Odds<string> | undefined {
  try {
    return odds(battle, answer, endOf, { budget: effort })
  } catch (error) {
    if (error instanceof OddsDeclined) return undefined
    throw error
  }
}

const endOf = <S>(battle: Battle<S>): string => `${battle.question?.by} ${battle.question?.what} ${battle.hash()}`

/** False where there is nothing to compare: no dice fall, or they fall in too many ways. */
function expectAsPlayed<S>(battle: Battle<S>, answer: Answer): boolean {
  const { outcomes } = oddsOf(battle, answer) ?? { outcomes: [] }
  if (outcomes.length < 2) return false
  const counts = new Map<string, number>()
  for (let seed = 1; seed <= PLAYED; seed++) {
    const end = endOf(playedOn(battle, answer, seed))
    counts.set(end, (counts.get(end) ?? 0) + 1)
  }
  const about = `${canonical(answer)} to "${battle.question?.what}"`
  const known = new Set(outcomes.map(({ is }) => is))
  expect(
    [...counts.keys()].filter((end) => !known.has(end)),
    `ends of ${about} that odds do not know`,
  ).toEqual([])
  for (const { is, ways, of } of outcomes) {
    const chance = toNumber({ ways, of })
    const spread = Math.sqrt(PLAYED * chance * (1 - chance))
    expect(Math.abs((counts.get(is) ?? 0) - PLAYED * chance), `${about}: ${chance}`).toBeLessThanOrEqual(
      SIGMAS * spread + 1,
    )
  }
  return true
}

/** Goes on with seeded dice until the matter is settled. */
function playedOn<S>(battle: Battle<S>, answer: Answer, seed: number): Battle<S> {
  const asked = battle.question?.what ?? ''
  const fork = battle.fork(new SeededDice(seed * 7919))
  fork.answer(answer)
  while (fork.question && battle.game.isInterim?.(fork.question.what, asked))
    fork.answer(fork.question.describe().default)
  return fork
}
