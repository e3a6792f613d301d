/** The tests that every game inherits: what the engine promises whatever the rules are. */
import { describe, expect, test } from 'vitest'
import { Battle } from '../play/battle.ts'
import type { Answer } from '../decisions/decision.ts'
import { SeededDice } from '../play/dice.ts'
import { canonical } from '../common/digest.ts'
import type { BattlePlan } from '../play/game.ts'
import { randomFrom } from '../common/random.ts'
import type { GameKit } from '../kit/kit.ts'
import type { Position } from '../play/position.ts'
import { InputError } from '../input/input.ts'
import { makeRecord, type BattleRecord } from '../records/record.ts'
import { readRecord, recordText } from '../records/record-text.ts'
import { resume } from '../records/replay.ts'
import { verify } from '../records/verify.ts'
import { tryWrongAnswer } from './nearest-answers.ts'
import { anyAnswer, playRandomly } from './random-battle.ts'
import { IMPOSSIBLE_DICE, TAMPERINGS, type TamperedRecord } from './tampering.ts'

export interface Inheritance<S> {
  readonly kit: GameKit<S>
  /** A small battle of any kind the game has, different for each seed. */
  plan(seed: number): BattlePlan
  /** How many random battles must go without a fault. */
  readonly battles: number
}

/** A thousand battles take their time, more on a busy machine. */
const PATIENCE = 900_000

/** How many questions of each kind are examined: some are asked all the time, others hardly ever. */
const OFTEN = 200
const RARELY = 6

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export function inheritTests<S>({ kit, plan, battles }: Inheritance<S>): void {
  const { game } = kit
  const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

  describe(`${kit.about.name} keeps the engine's promises`, () => {
    test(
      `${battles} random battles end without a fault`,
      () => {
        for (const seed of seeds(battles)) {
          const battle = playRandomly({
            game,
            plan: plan(seed),
            seed,
            atQuestion: ({ state }) => expectSound(kit, state, seed),
          })
          expect(battle.result, `battle ${seed} has a result`).toBeDefined()
          expectSound(kit, battle.state, seed)
        }
      },
      PATIENCE,
    )

    test('a position saved to JSON at any question goes on the same', () => {
      for (const seed of seeds(12)) {
        const goOn = (battle: Battle<S>, answer: Answer) => expectSameOn(kit, battle, answer)
        playRandomly({ game, plan: plan(seed), seed, options: {}, atQuestion: goOn })
      }
    })

    test('every choice that is listed is accepted, and so is the usual answer', () => {
      const asked = new Map<string, number>()
      const atQuestion = (battle: Battle<S>) => {
        const what = battle.question?.what ?? ''
        const before = asked.get(what) ?? 0
        asked.set(what, before + 1)
        if (before < OFTEN) expectListedAccepted(battle)
      }
      for (const seed of seeds(60)) playRandomly({ game, plan: plan(seed), seed, atQuestion })
    })

    test('what is offered instead of a refused answer is accepted as it is printed, and no longer part of the way is', () => {
      const played = seeds(8)
      let offers = 0
      for (const seed of played) {
        const random = randomFrom(seed)
        const asked = new Map<string, number>()
        playRandomly({
          game,
          plan: plan(seed),
          seed,
          atQuestion: (battle) => {
            const what = battle.question?.what ?? ''
            const before = asked.get(what) ?? 0
            asked.set(what, before + 1)
            if (before < RARELY && tryWrongAnswer(kit, battle, random)) offers++
          },
        })
      }
      expect(offers, 'answers offered instead of a refused one').toBeGreaterThanOrEqual(played.length)
    })

    test('a fork never touches the battle it came from, and the copier is a true copy', () => {
      for (const seed of seeds(12))
        playRandomly({ game, plan: plan(seed), seed, atQuestion: (battle) => expectUntouched(kit, battle, seed) })
    })

    test('the record of a battle verifies, and a changed one does not', () => {
      for (const seed of seeds(20)) {
        const start = { plan: plan(seed) }
        const record = throughJson(makeRecord(playRandomly({ game, plan: start.plan, seed }), throughJson(start)))
        expect(verify(game, readRecord(recordText(record)))).toMatchObject({ holds: true })
        const mark = record.marks[Math.floor(record.marks.length / 2)]
        if (mark) (mark as { hash: string }).hash = 'not this one'
        expect(verify(game, record)).toMatchObject({ holds: false, step: Math.floor(record.marks.length / 2) })
      }
    })

    test(
      'no record that was tampered with holds, and the verdict names the entry',
      () => {
        for (const seed of seeds(4)) {
          const start = { plan: plan(seed) }
          const honest = recordText(makeRecord(playRandomly({ game, plan: start.plan, seed }), start))
          expect(verify(game, readRecord(honest))).toMatchObject({ holds: true })
          for (const name of Object.keys(TAMPERINGS))
            for (const again of [1, 2]) expectFound(kit, honest, name, seed * 10 + again)
        }
      },
      PATIENCE,
    )

    test('a battle taken up again from its record stands at the same question', () => {
      for (const seed of seeds(8)) {
        let asked = 0
        playRandomly({
          game,
          plan: plan(seed),
          seed,
          atQuestion: (battle) => {
            if (++asked % 17 !== 0) return
            const again = resume(game, throughJson(makeRecord(battle, { plan: plan(seed) })), new SeededDice(0))
            expect(again.hash()).toBe(battle.hash())
            expect(again.decision).toEqual(battle.decision)
          },
        })
      }
    })

    test('different states have different fingerprints', () => {
      const known = new Map<string, string>()
      for (const seed of seeds(6)) {
        const battlePlan = plan(seed)
        playRandomly({
          game,
          plan: battlePlan,
          seed,
          atQuestion: (battle) => {
            const text = canonical(battle.state)
            const key = `${seed} ${battle.hash()}`
            expect(known.get(key) ?? text).toBe(text)
            known.set(key, text)
          },
        })
      }
    })

    test('everything that happens can be told and shown', () => {
      for (const seed of seeds(10)) {
        const battle = playRandomly({ game, plan: plan(seed), seed, atQuestion: ({ state }) => void kit.view(state) })
        for (const event of battle.events) {
          const told = kit.logEntry(battle.state, event)
          if (!told) continue
          expect(told.text, event.is).toMatch(/^\S.*[.!?]$/)
          expect(told.text, event.is).not.toMatch(/(^|[^\d.])0"/)
        }
      }
    })
  })
}

function expectSound<S>(kit: GameKit<S>, state: S, seed: number): void {
  const faults = kit.invariantErrors(state)
  if (faults.length > 0) expect.fail(`battle ${seed}: ${faults.join('; ')}`)
}

/** Tampers with a record in one way: it must be refused, or must not hold, with the place and the reason. */
function expectFound<S>({ game }: GameKit<S>, honest: string, name: string, seed: number): void {
  const data = JSON.parse(honest) as TamperedRecord
  TAMPERINGS[name]?.(data, randomFrom(seed))
  if (canonical(data) === canonical(JSON.parse(honest))) return
  const record = readOrRefuse(data)
  if (record === undefined) return
  const verdict = verify(game, record)
  expect(verdict, `${name} (seed ${seed})`).toMatchObject({ holds: false, message: expect.stringMatching(/\S/) })
  if (!verdict.holds) expect(verdict.at).toBeLessThanOrEqual(Math.max(0, record.tape.length - 1))
  if (name in IMPOSSIBLE_DICE)
    expect(() => resume(game, record, new SeededDice(1)), name).toThrow(/entry \d+ of the tape/)
}

/** Undefined where the reader refuses it, in words for a person. */
function readOrRefuse(data: TamperedRecord): BattleRecord | undefined {
  try {
    return readRecord(JSON.stringify(data))
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    return undefined
  }
}

/** The saved copy and the battle itself get the same answer and the same dice: they must agree. */
function expectSameOn<S>({ game }: GameKit<S>, battle: Battle<S>, answer: Answer): void {
  const dice = (battle.dice as SeededDice).state
  const saved = throughJson(battle.position()) as Position<S>
  const loaded = new Battle(game, saved, new SeededDice(dice))
  expect(loaded.decision).toEqual(battle.decision)
  const copy = battle.fork(new SeededDice(dice))
  expect(loaded.answer(answer)).toBeUndefined()
  expect(copy.answer(answer)).toBeUndefined()
  expect(loaded.hash()).toBe(copy.hash())
  expect(canonical(loaded.state)).toBe(canonical(copy.state))
}

function expectUntouched<S>({ game }: GameKit<S>, battle: Battle<S>, seed: number): void {
  expect(throughJson(game.copy(battle.state))).toEqual(throughJson(battle.state))
  const before = canonical(battle.state)
  const position = canonical(battle.position())
  const fork = battle.fork(new SeededDice(seed))
  const random = randomFrom(seed)
  for (let i = 0; i < 3 && fork.question; i++) fork.answer(anyAnswer(fork, random))
  expect(canonical(battle.state)).toBe(before)
  expect(canonical(battle.position())).toBe(position)
}

/** Every option that is listed must be accepted when it is picked. */
function expectListedAccepted<S>({ decision, question }: Battle<S>): void {
  if (!decision || !question) return
  expect(question.check(decision.default), `the usual answer to "${decision.what}"`).toBeUndefined()
  if (decision.kind !== 'move' && (decision.kind !== 'choose' || decision.least > 1 || decision.most < 1)) return
  for (const { id } of decision.options)
    expect(question.check({ pick: [id] }), `"${id}" to "${decision.what}"`).toBeUndefined()
}
