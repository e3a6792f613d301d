/** Positions: they can be saved, copied and forked at any question, and no two states share a fingerprint. */
import { expect, test } from 'vitest'
import { canonical } from '../../common/digest.ts'
import { randomFrom } from '../../common/random.ts'
import type { Answer } from '../../decisions/decision.ts'
import type { GameKit } from '../../kit/kit.ts'
import { Battle } from '../../play/battle.ts'
import { SeededDice } from '../../play/dice.ts'
import type { Position } from '../../play/position.ts'
import { anyAnswer, playRandomly } from '../random-battle.ts'
import { seeds, throughJson, type Inheritance } from './inheritance.ts'

export function testPositions<S>({ kit, plan }: Inheritance<S>): void {
  const { game } = kit
  test('a position saved to JSON at any question goes on the same', () => {
    for (const seed of seeds(12)) {
      const goOn = (battle: Battle<S>, answer: Answer) => expectSameOn(kit, battle, answer)
      playRandomly({ game, plan: plan(seed), seed, options: {}, atQuestion: goOn })
    }
  })

  test('a fork never touches the battle it came from, and the copier is a true copy', () => {
    for (const seed of seeds(12))
      playRandomly({ game, plan: plan(seed), seed, atQuestion: (battle) => expectUntouched(kit, battle, seed) })
  })

  test('different states have different fingerprints', () => {
    const known = new Map<string, string>()
    for (const seed of seeds(6)) {
      const atQuestion = (battle: Battle<S>) => {
        const text = canonical(battle.state)
        const key = `${seed} ${battle.hash()}`
        expect(known.get(key) ?? text).toBe(text)
        known.set(key, text)
      }
      playRandomly({ game, plan: plan(seed), seed, atQuestion })
    }
  })
}

/** The saved copy and the battle itself get the same answer and the same dice: they must agree. */
function expectSameOn<S>({ game }: GameKit<S>, battle: Battle<S>, answer: Answer): void {
  const dice = (battle.dice as SeededDice).state
  const saved = throughJson(battle.position()) as Position<S>
  const loaded = new Battle(game, saved, new SeededDice(dice))
  expectSame(loaded.decision, battle.decision)
  const copy = battle.fork(new SeededDice(dice))
  expect(loaded.answer(answer)).toBeUndefined()
  expect(copy.answer(answer)).toBeUndefined()
  expect(loaded.hash()).toBe(copy.hash())
  expectSame(loaded.state, copy.state)
}

function expectUntouched<S>({ game }: GameKit<S>, battle: Battle<S>, seed: number): void {
  const before = canonical(battle.position())
  expectSame(game.copy(battle.state), battle.state)
  const fork = battle.fork(new SeededDice(seed))
  const random = randomFrom(seed)
  for (let i = 0; i < 3 && fork.question; i++) fork.answer(anyAnswer(fork, random))
  expect(canonical(battle.position())).toBe(before)
}

/** The same data. Comparing its text is quick, and only what differs is laid out side by side. */
function expectSame(found: unknown, wanted: unknown): void {
  if (canonical(found) !== canonical(wanted)) expect(throughJson(found)).toEqual(throughJson(wanted))
}
