/** Records: an honest one verifies and can be taken up again, one that was tampered with does not hold. */
import { expect, test } from 'vitest'
import { canonical } from '../../common/digest.ts'
import { randomFrom } from '../../common/random.ts'
import { InputError } from '../../input/input.ts'
import type { GameKit } from '../../kit/kit.ts'
import { SeededDice } from '../../play/dice.ts'
import { makeRecord, type BattleRecord } from '../../records/record.ts'
import { readRecord, recordText } from '../../records/record-text.ts'
import { resume } from '../../records/replay.ts'
import { verify } from '../../records/verify.ts'
import { playRandomly } from '../random-battle.ts'
import { seeds, throughJson, type Inheritance } from './inheritance.ts'
import { IMPOSSIBLE_DICE, TAMPERINGS, type TamperedRecord } from './tampering.ts'

export function testRecords<S>({ kit, plan }: Inheritance<S>): void {
  const { game } = kit
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

  test('no record that was tampered with holds, and the verdict names the entry', () => {
    for (const seed of seeds(4)) {
      const start = { plan: plan(seed) }
      const honest = recordText(makeRecord(playRandomly({ game, plan: start.plan, seed }), start))
      expect(verify(game, readRecord(honest))).toMatchObject({ holds: true })
      for (const name of Object.keys(TAMPERINGS))
        for (const again of [1, 2]) expectFound(kit, honest, name, seed * 10 + again)
    }
  })

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
