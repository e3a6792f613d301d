import { describe, expect, test } from 'vitest'
import {
  Battle,
  InputError,
  makeRecord,
  MOST_OF_A_RECORD,
  readRecord,
  readSituation,
  recordText,
  resume,
  SeededDice,
  trySituation,
  verify,
  type BattleRecord,
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
    expect(verify(tug, readRecord(recordText(record)))).toEqual({
      holds: true,
      steps: record.marks.length,
      entries: record.tape.length,
    })
    expect(record.result?.reason).toContain('The rope')
  })

  test('dice that were not rolled, or show impossible faces, are found at their entry', () => {
    const faked = (faces: number[]) => {
      const record = played()
      const at = record.tape.findIndex((entry) => 'roll' in entry)
      ;(record.tape[at] as unknown as { faces: number[] }).faces = faces
      return { record, at }
    }
    const tries = [
      [[1, 1, 1, 1], 'rolls 1 die, 4 are given'],
      [[], 'rolls 1 die, 0 are given'],
      [[100], 'a d6 cannot show 100'],
      [[0], 'a d6 cannot show 0'],
      [[2.5], 'a d6 cannot show 2.5'],
    ] as const
    for (const [faces, message] of tries) {
      const { record, at } = faked([...faces])
      expect(verify(tug, record)).toMatchObject({ holds: false, at, message: expect.stringContaining(message) })
      expect(() => resume(tug, record, new SeededDice(1))).toThrow(message)
      const position = { state: tug.setUp(plan), tape: record.tape.slice(0, at + 1) }
      expect(() => new Battle(tug, position, new SeededDice(1))).toThrow(message)
    }
  })

  test('a changed die that changed nothing on the table is found by its events', () => {
    const record = played()
    const at = record.tape.findIndex((entry) => 'roll' in entry && entry.faces[0] === 5)
    ;(record.tape[at] as unknown as { faces: number[] }).faces = [6]
    expect(verify(tug, record)).toMatchObject({
      holds: false,
      at,
      message: expect.stringContaining('"face" is 5, by the rules 6'),
    })
  })

  test('a changed entry is found by its checksum where nothing else shows the change', () => {
    const data = JSON.parse(recordText(played())) as { tape: { faces?: number[] }[]; events?: object }
    delete data.events
    const at = data.tape.findIndex(({ faces }) => faces?.[0] === 5)
    ;(data.tape[at] as { faces: number[] }).faces = [6]
    expect(verify(tug, readRecord(data))).toMatchObject({
      holds: false,
      at,
      message: expect.stringContaining('has been changed since'),
    })
  })

  test('missing, surplus and misplaced fingerprints are each named', () => {
    const { marks, ...rest } = played()
    const told = (changed: readonly unknown[]) => verify(tug, { ...rest, marks: changed } as BattleRecord)
    expect(told(marks.slice(0, -1))).toMatchObject({
      message: expect.stringMatching(/fingerprint after step \d+ .* is missing/),
    })
    expect(told([...marks, marks[0]])).toMatchObject({ message: expect.stringContaining('fewer steps') })
    expect(told(marks.map((mark) => ({ ...mark, step: 'push' })))).toMatchObject({
      message: expect.stringContaining('calls it "push"'),
    })
    expect(told([])).toMatchObject({ holds: false })
  })

  test('a die changed afterwards is found at its step', () => {
    const record = played()
    const at = record.tape.findIndex((entry) => 'roll' in entry && (entry.faces[0] ?? 0) <= 2)
    ;(record.tape[at] as unknown as { faces: number[] }).faces = [6]
    expect(verify(tug, record)).toMatchObject({ holds: false })
  })

  test('an impossible answer is found at its entry', () => {
    const record = played()
    ;(record.tape[2] as { answer: object }).answer = { pick: ['cheat'] }
    expect(verify(tug, record)).toMatchObject({
      holds: false,
      at: 2,
      message: expect.stringContaining('"cheat" is not one of the choices'),
    })
  })

  test('a roll for another purpose, and an answer to another question, are named', () => {
    const record = played()
    ;(record.tape[1] as { roll: string }).roll = 'push: left'
    expect(verify(tug, record)).toMatchObject({
      holds: false,
      message: expect.stringContaining('the rules roll "pull: left"'),
    })
    const asked = played()
    ;(asked.tape[2] as { what: string }).what = 'push'
    expect(verify(tug, asked)).toMatchObject({ holds: false, message: expect.stringContaining('"push"') })
  })

  test('is read back as it was written', () => {
    const record = played()
    expect(readRecord(recordText(record))).toEqual(record)
  })

  test('a record too long with its events is written without them, and still verifies', () => {
    const record = played()
    const read = readRecord(recordText(record, { seats: {} }, 1000))
    expect(read.events).toBeUndefined()
    expect(verify(tug, read)).toMatchObject({ holds: true })
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
    ['cut short', recordText(played()).slice(0, 80), 'not whole JSON'],
    ['not a record', '{"muster":"army"}', 'This is not a battle record: its field "muster" says it is an army.'],
    ['from another version', recordText({ ...played(), format: 2 as never }), 'another version'],
    [
      'with a broken tape',
      recordText({ ...played(), tape: [{ roll: 'pull: left', faces: ['six' as never] }] }),
      'At tape.0.faces.0: ',
    ],
    [
      'with a broken plan',
      recordText({ ...played(), start: { plan: { ...plan, field: 7 as never } } }),
      'At start.plan.field: ',
    ],
    ['without its checksums', JSON.stringify(played()), 'At checksums: This is missing'],
    ['of junk without end', 'x'.repeat(MOST_OF_A_RECORD + 1), 'too large'],
    [
      'with faces on an answer',
      recordText({ ...played(), tape: [{ ...played().tape[0], faces: [6] } as never] }),
      'At tape.0',
    ],
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
    const tried = trySituation(
      tug,
      readSituation({ ...base, dice: [['pull: left', 4]], answers: [{ pick: ['steady'] }] }),
    )
    expect(tried.battle.result).toMatchObject({ winner: 'left' })
    expect(tried.unrolled).toEqual([])
  })

  test('says which answer was refused and which scripted dice were never rolled', () => {
    const tried = trySituation(
      tug,
      readSituation({ ...base, dice: [['pull: left', 4]], answers: [{ pick: ['boast'] }, { pick: ['fly'] }] }),
    )
    expect(tried).toMatchObject({ refusedAt: 1, refusal: { code: 'not-an-option' }, unrolled: [['pull: left', 4]] })
  })

  test('that is not one gives a clear error', () => {
    expect(() => readSituation('{"game":"tug"}')).toThrow('This is not a situation')
  })
})
