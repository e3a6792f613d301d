/** Records that were run again. */
import { z } from 'zod'
import { error } from './error.ts'

export const verified = z.strictObject({
  muster: z.literal('verified'),
  holds: z.boolean(),
  records: z.array(
    z.strictObject({
      file: z.string(),
      holds: z.boolean(),
      game: z.string().optional(),
      version: z.string().optional(),
      steps: z.int().optional(),
      entries: z.int().optional(),
      at: z.int().optional(),
      step: z.int().optional(),
      message: z.string().optional(),
      error: error.shape.error.optional(),
    }),
  ),
})
