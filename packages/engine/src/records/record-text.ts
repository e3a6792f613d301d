/** Records as text: the same in a file, in the browser's storage and on the network. Nothing that is read is trusted. */
import { z } from 'zod'
import { answerSchema } from '../decisions/answer-schema.ts'
import { expectKind } from '../input/file-kind.ts'
import { inPart, parseJson, readAs } from '../input/input.ts'
import type { Battlefield } from '@muster/table'
import { planSchema, refuseTerrain } from '../input/plan-schema.ts'
import { checksumsOf, findTampering } from './checksums.ts'
import { RECORD_FORMAT, type BattleRecord } from './record.ts'

/** The longest record that is read, in bytes or characters: more than any battle needs, and little enough for a browser. */
export const MOST_OF_A_RECORD = 100_000_000

/** A character takes up to three bytes; a longer record is written without its events. */
const MOST_WITH_EVENTS = MOST_OF_A_RECORD / 3.2

const entry = z.union(
  [
    z.object({ by: z.string(), what: z.string(), answer: answerSchema }).strict(),
    z.object({ roll: z.string(), faces: z.array(z.int().min(1)) }).strict(),
  ],
  { error: 'An entry is either an answer { by, what, answer } or a roll { roll, faces }.' },
)

const recordSchema = z.object({
  muster: z.literal('record'),
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  version: z.string(),
  start: z.union([z.object({ plan: planSchema }).strict(), z.object({ situation: z.looseObject({}) }).strict()]),
  tape: z.array(entry),
  marks: z.array(z.object({ step: z.string(), at: z.int(), hash: z.string() }).strict()),
  events: z.array(z.looseObject({ is: z.string() })).optional(),
  checksums: z.string(),
  result: z.looseObject({ reason: z.string() }).optional(),
  takenBack: z.array(z.object({ at: z.int().min(0), events: z.int().min(0), answers: z.int().min(0) })).optional(),
})
const formatSchema = z.looseObject({
  format: z.literal(RECORD_FORMAT, { error: 'this record was written by another version of Muster' }),
})

const WHAT = 'battle record'

/** The data of a record's text, of which nothing is known yet. */
export const parseRecord = (text: string): unknown => parseJson(text, WHAT, MOST_OF_A_RECORD)

/** Reads a record from text or data; says clearly what is wrong with it. */
export function readRecord(source: unknown): BattleRecord {
  const data = typeof source === 'string' ? parseRecord(source) : source
  expectKind(data, ['record'])
  readAs(formatSchema, data, WHAT)
  const { checksums, ...record } = readAs(recordSchema, data, WHAT)
  const { start } = record
  if ('plan' in start) inPart('start.plan.field', () => refuseTerrain(start.plan.field as Battlefield))
  // The checksums were made of the text as it was written, not of what the schema hands on.
  const tampered = findTampering(data as Pick<BattleRecord, 'start' | 'tape'>, checksums)
  return { ...(record as unknown as BattleRecord), ...(tampered && { tampered }) }
}

/** The record as it is kept. */
export function recordData(record: BattleRecord): object {
  const { tampered: _, ...kept } = record
  return { ...kept, checksums: checksumsOf(record) }
}

/**
 * A record must always be readable again: one that is too long is written without its events, which the tape yields as
 * long as the rules stay the same. `beside` is what else the file contains, such as the seats of the players.
 */
export function recordText(record: BattleRecord, beside: object = {}, most = MOST_WITH_EVENTS): string {
  const data = recordData(record)
  const whole = JSON.stringify({ ...data, ...beside })
  return whole.length <= most ? whole : JSON.stringify({ ...data, events: undefined, ...beside })
}
