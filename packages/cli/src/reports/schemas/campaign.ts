/** A campaign and its coming battle. */
import { z } from 'zod'

export const campaignStatus = z.strictObject({
  muster: z.literal('campaign-status'),
  file: z.string(),
  game: z.string(),
  name: z.string(),
  over: z.boolean(),
  winner: z.string().nullable(),
  fought: z.int(),
  agreed: z.int().nullable(),
  unclaimed: z.int(),
  players: z.array(z.strictObject({ id: z.string(), name: z.string(), territories: z.int(), left: z.boolean() })),
  coming: z.array(z.strictObject({ player: z.string(), stated: z.boolean(), objective: z.string().nullable() })),
  objectives: z.array(z.strictObject({ id: z.string(), name: z.string(), text: z.string(), rule: z.string() })),
  last: z.strictObject({ winner: z.string().nullable(), text: z.string() }).nullable(),
})
