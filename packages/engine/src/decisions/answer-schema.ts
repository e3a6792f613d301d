/** The form of an answer in a file: the same in records and in situations. */
import { z } from 'zod'
import { readAs } from '../input/input.ts'
import type { Answer } from './decision.ts'

const spot = z.object({ x: z.int(), y: z.int() })
const spots = z.array(z.object({ figure: z.string(), at: spot, facing: spot.optional() }).strict())
const claim = z.string().optional()
export const answerSchema = z.union([
  z.object({ pick: z.array(z.string()) }).strict(),
  z.object({ figure: z.string(), path: z.array(spot), ends: spots.optional(), claim }).strict(),
  z.object({ spots, claim }).strict(),
  z.object({ at: spot }).strict(),
  z.object({ links: z.array(z.object({ from: z.string(), to: z.string() }).strict()) }).strict(),
])

export const readAnswer = (data: unknown): Answer =>
  readAs(answerSchema as unknown as z.ZodType<Answer>, data, 'answer')
