/** Records as text, the same in a file, in the browser's storage and on the line; and the reader that trusts none of it. */
import { z } from 'zod'
import { answerSchema } from '../decisions/answer-schema.ts'
import { expectKind } from '../input/file-kind.ts'
import { inPart, parseJson, readAs } from '../input/input.ts'
import { packEvents, unpackEvents } from './lean-events.ts'
import { planSchema, refuseTerrain } from '../input/plan-schema.ts'
import type { StepMark } from '../play/position.ts'
import { RECORD_FORMAT, type BattleRecord } from './record.ts'
import { sealBroken, sealOf } from './tape-seal.ts'

/** What is written: the marks and events in few words, nothing twice, the tape sealed. */
export const LEAN_FORMAT = 2

/** What a reader takes, in bytes or characters: more than any battle can come to, little enough for a browser. */
export const MOST_OF_A_RECORD = 100_000_000

/** A character takes up to three bytes; past this many a record is written without its events. */
const MOST_WITH_EVENTS = MOST_OF_A_RECORD / 3.2

const entry = z.union(
  [
    z.object({ by: z.string(), what: z.string(), answer: answerSchema }).strict(),
    z.object({ roll: z.string(), faces: z.array(z.int().min(1)) }).strict(),
  ],
  { error: 'An entry is either an answer { by, what, answer } or a roll { roll, faces }.' },
)

const MARK = /^([0-9a-z]+) (\d+) (.+)$/
const common = {
  muster: z.literal('record'),
  game: z.string(),
  version: z.string(),
  start: z.union([z.object({ plan: planSchema }).strict(), z.object({ situation: z.looseObject({}) }).strict()]),
  tape: z.array(entry),
  result: z.looseObject({ reason: z.string() }).optional(),
}
const plain = z.object({
  ...common,
  format: z.literal(RECORD_FORMAT),
  marks: z.array(z.object({ step: z.string(), at: z.int(), hash: z.string() }).strict()),
  events: z.array(z.looseObject({ is: z.string() })).optional(),
})
const lean = z.object({
  ...common,
  format: z.literal(LEAN_FORMAT),
  marks: z.array(z.string().regex(MARK, { error: 'A mark is a fingerprint, a number of entries and a step.' })),
  events: z
    .object({ shapes: z.array(z.array(z.string())), told: z.array(z.unknown()) })
    .strict()
    .optional(),
  seal: z.string(),
})
const anyFormat = z.looseObject({
  format: z.literal([RECORD_FORMAT, LEAN_FORMAT], { error: 'this record was written by another version of Muster' }),
})

const WHAT = 'battle record'

/** Reads a record from text or data; says clearly what is wrong with it. */
export function readRecord(source: unknown): BattleRecord {
  const data = typeof source === 'string' ? parseJson(source, WHAT, MOST_OF_A_RECORD) : source
  expectKind(data, ['record'])
  const { format } = readAs(anyFormat, data, WHAT)
  const record =
    format === LEAN_FORMAT ? readLean(data) : readAs(plain as unknown as z.ZodType<BattleRecord>, data, WHAT)
  const { start } = record
  if ('plan' in start) inPart('start.plan.field', () => refuseTerrain(start.plan.field))
  return record
}

function readLean(data: unknown): BattleRecord {
  const { marks, events, seal, ...record } = readAs(lean, data, WHAT)
  // The text itself was sealed, and pointers count the values of the tape as they were written: so both are looked at
  // as they came, not as the schema hands them on.
  const { start, tape } = data as Pick<BattleRecord, 'start' | 'tape'>
  const tampered = sealBroken({ start, tape }, seal)
  return {
    ...(record as unknown as BattleRecord),
    format: RECORD_FORMAT,
    marks: readMarks(marks),
    // A tape that was changed points elsewhere: what its events were cannot be known.
    ...(tampered ? { tampered } : events && { events: unpackEvents(tape, events) }),
  }
}

function readMarks(marks: readonly string[]): StepMark[] {
  let at = 0
  return marks.map((mark) => {
    const [, hash = '', entries = '', step = ''] = MARK.exec(mark) ?? []
    at += Number(entries)
    return { step, at, hash }
  })
}

/** A mark tells how many entries were played since the one before it. */
const leanMarks = (marks: readonly StepMark[]): string[] =>
  marks.map(({ step, at, hash }, i) => `${hash} ${at - (marks[i - 1]?.at ?? 0)} ${step}`)

/** The record as it is kept. What else is to stand beside it (who sat where) is handed in. */
export function recordData(record: BattleRecord, isTold = true): object {
  const { muster, game, version, start, tape, marks, events, result } = record
  return {
    muster,
    format: LEAN_FORMAT,
    game,
    version,
    start,
    tape,
    marks: leanMarks(marks),
    ...(events && isTold && { events: packEvents(tape, events) }),
    seal: sealOf(record),
    ...(result && { result }),
  }
}

/**
 * A battle must always be readable again. If one ever came to more than a reader takes, it goes without its events: the
 * tape yields them, as long as the rules stay the same.
 */
export function recordText(record: BattleRecord, beside: object = {}, most = MOST_WITH_EVENTS): string {
  const whole = JSON.stringify({ ...recordData(record), ...beside })
  return whole.length <= most ? whole : JSON.stringify({ ...recordData(record, false), ...beside })
}
