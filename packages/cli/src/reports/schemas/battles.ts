/** Battles that are begun, decided, answered, tried and shown. */
import { z } from 'zod'
import { answer, event, refusal, status } from './parts.ts'

export const begun = z.strictObject({
  muster: z.literal('begun'),
  file: z.string(),
  game: z.string(),
  seed: z.int(),
  diceSeed: z.int().nullable(),
  scenario: z.string().nullable(),
  sides: z.array(z.strictObject({ id: z.string(), name: z.string(), army: z.string() })),
  table: z.string(),
  status,
})

export const decided = z.strictObject({ muster: z.literal('decision'), file: z.string(), game: z.string(), status })

export const answered = z.strictObject({
  muster: z.literal('answered'),
  file: z.string(),
  game: z.string(),
  accepted: z.boolean(),
  answer: answer.nullable(),
  refusal: refusal.optional(),
  events: z.array(event),
  log: z.array(z.string()),
  status,
})

export const tried = z.strictObject({
  muster: z.literal('tried'),
  file: z.string(),
  game: z.string(),
  title: z.string(),
  through: z.boolean(),
  events: z.array(event),
  log: z.array(z.string()),
  refusal: refusal.optional(),
  refusedAt: z.int().optional(),
  stopped: z.string().optional(),
  unrolled: z.array(z.tuple([z.string()], z.int())),
  status,
  hash: z.string(),
  state: z.json(),
})

export const picture = z.strictObject({
  muster: z.literal('picture'),
  file: z.string(),
  game: z.string(),
  format: z.enum(['text', 'svg', 'png']),
  written: z.string().nullable(),
  text: z.string().optional(),
  base64: z.string().optional(),
})
