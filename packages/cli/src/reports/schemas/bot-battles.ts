/** Battles that bots play. */
import { z } from 'zod'

export const played = z.strictObject({
  muster: z.literal('played'),
  battle: z.int(),
  seed: z.int(),
  winner: z.string().nullable(),
  bot: z.int().nullable(),
  reason: z.string(),
  scores: z.array(z.strictObject({ side: z.string(), score: z.number() })),
  scenario: z.string(),
  turns: z.int(),
  answers: z.int(),
  rolls: z.int(),
  seats: z.record(z.string(), z.int()),
  names: z.record(z.string(), z.string()),
  file: z.string().optional(),
})

const spread = z.strictObject({ mean: z.number(), least: z.number(), most: z.number() })

export const play = z.strictObject({
  muster: z.literal('play'),
  game: z.string(),
  battles: z.int(),
  seed: z.int(),
  draws: z.int(),
  seconds: z.number(),
  bots: z.array(z.strictObject({ bot: z.int(), skill: z.string(), wins: z.int() })),
  sides: z.array(z.strictObject({ side: z.string(), name: z.string(), wins: z.int() })),
  turns: spread,
  answers: spread,
  rolls: spread,
  files: z.array(z.string()),
})
