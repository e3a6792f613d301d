import { describe, expect, test } from 'vitest'
import {
  Battle, InputError, makeRecord, readRecord, readSituation, resume, SeededDice, trySituation, verify, type BattleRecord,
} from '../src/index.ts'
import { pick, plan, tug } from './tug.ts'

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function played(seed = 3): BattleRecord {
  const battle = Battle.start(tug, plan, new SeededDice(seed))
  while (battle.question) battle.answer(pick('hard'))
  return clone(makeRecord(battle, { plan }))
}

describe('a record', () => {
  test('verifies, with its result', () => {
    const record = played()
    expect(verify(tug, readRecord(JSON.stringify(record)))).toEqual({ holds: true, steps: record.marks.length, entries: record.tape.length })
    expect(record.result?.reason).toContain('The rope')
  })

  test('a die changed afterwards is found at its step', () => {
    const record = played()
    const at = record.tape.findIndex((entry) => 'roll' in entry && (entry.faces[0] ?? 0) <= 2)
    ;(record.tape[at] as unknown as { faces: number[] }).faces = [6]
    expect(verify(tug, record)).toMatchObject({ holds: false })
  })

  test('an answer nobody could give is found at its entry', () => {
    const record = played()
    ;(record.tape[2] as { answer: object }).answer = { pick: ['cheat'] }
    expect(verify(tug, record)).toMatchObject({ holds: false, at: 3, message: expect.stringContaining('"cheat" is not one of the choices') })
  })

  test('a roll for another purpose, and an answer to another question, are named', () => {
    const record = played()
    ;(record.tape[1] as { roll: string }).roll = 'push: left'
    expect(verify(tug, record)).toMatchObject({ holds: false, message: expect.stringContaining('the rules roll "pull: left" here') })
    const asked = played()
    ;(asked.tape[2] as { what: string }).what = 'push'
    expect(verify(tug, asked)).toMatchObject({ holds: false, message: expect.stringContaining('"push"') })
  })

  test('is taken up again in the middle and goes on', () => {
    const record = played()
    const half = { ...record, tape: record.tape.slice(0, 4) }
    const battle = resume(tug, half, new SeededDice(9))
    expect(battle.tape).toEqual(half.tape)
    battle.answer(pick('steady'))
    expect(battle.tape).toHaveLength(6)
  })

  test.each([
    ['cut short', JSON.stringify(played()).slice(0, 80), 'not whole JSON'],
    ['not a record', '{"muster":"army"}', 'This is not a battle record: its field "muster" says it is an army.'],
    ['from another version', JSON.stringify({ ...played(), format: 99 }), 'another version'],
    ['with a broken tape', JSON.stringify({ ...played(), tape: [{ roll: 'pull: left', faces: ['six'] }] }), 'At tape.0.faces.0: '],
    ['with a broken plan', JSON.stringify({ ...played(), start: { plan: { ...plan, field: 7 } } }), 'At start.plan.field: '],
    ['ten megabytes of junk', 'x'.repeat(10_000_000), 'too large'],
  ])('%s: a clear error', (_, text, message) => {
    expect(() => readRecord(text)).toThrow(InputError)
    expect(() => readRecord(text)).toThrow(expect.objectContaining({ withPlace: expect.stringContaining(message) }))
  })

  test('of another game is not taken up', () => {
    expect(() => resume(tug, { ...played(), game: 'chess' }, new SeededDice(1))).toThrow('This record is of "chess"')
    expect(verify(tug, { ...played(), game: 'chess' })).toMatchObject({ holds: false })
  })
})

describe('a situation', () => {
  const base = { muster: 'situation', game: 'tug', rope: -2 }

  test('starts anywhere and plays its script', () => {
    const tried = trySituation(tug, readSituation({ ...base, dice: [['pull: left', 4]], answers: [{ pick: ['steady'] }] }))
    expect(tried.battle.result).toMatchObject({ winner: 'left' })
    expect(tried.unrolled).toEqual([])
  })

  test('says which answer was refused and which dice never fell', () => {
    const tried = trySituation(tug, readSituation({ ...base, dice: [['pull: left', 4]], answers: [{ pick: ['boast'] }, { pick: ['fly'] }] }))
    expect(tried).toMatchObject({ refusedAt: 1, refusal: { code: 'not-an-option' }, unrolled: [['pull: left', 4]] })
  })

  test('that is not one gives a clear error', () => {
    expect(() => readSituation('{"game":"tug"}')).toThrow('This is not a situation')
  })
})
