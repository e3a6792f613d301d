/** Exact chances. */
import { z } from 'zod'
import { answer } from './parts.ts'

/** A count too large for a JSON number is written as text. */
const whole = z.union([z.number(), z.string()])

const chance = z.strictObject({ is: z.string(), ways: whole, of: whole, chance: z.number() })

const forecast = z.looseObject({
  kind: z.string(),
  with: z.string().optional(),
  allowed: z.boolean(),
  reason: z.string().optional(),
  rule: z.string().optional(),
  chances: z.array(z.looseObject({ label: z.string() })),
  assumes: z.string().optional(),
  declined: z.string().optional(),
})

export const odds = z.strictObject({
  muster: z.literal('odds'),
  file: z.string(),
  game: z.string(),
  by: z.string(),
  what: z.string(),
  answers: z.array(
    z.strictObject({
      answer,
      label: z.string(),
      short: z.string(),
      outcomes: z.array(chance),
      assumes: z.string().optional(),
      forecast: forecast.optional(),
      problem: z.string().optional(),
    }),
  ),
})

export const attackForecasts = z.strictObject({
  muster: z.literal('attack-forecasts'),
  file: z.string(),
  game: z.string(),
  by: z.string(),
  at: z.string(),
  forecasts: z.array(forecast),
})
