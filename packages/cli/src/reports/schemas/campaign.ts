/** A campaign and its coming battle. */
import { z } from 'zod'

const member = z.strictObject({
  name: z.string(),
  line: z.string(),
  icon: z.string(),
  points: z.number(),
  status: z.enum(['ready', 'recovering', 'gone']),
  text: z.string(),
  rule: z.string().optional(),
  figure: z.string().optional(),
})

const player = z.strictObject({
  id: z.string(),
  name: z.string(),
  left: z.boolean(),
  score: z.int(),
  scoreText: z.string(),
  company: z.strictObject({ name: z.string(), members: z.array(member) }).optional(),
})

const roll = z.strictObject({
  player: z.string(),
  name: z.string(),
  face: z.int(),
  text: z.string(),
  rule: z.string(),
})

export const campaignStatus = z.strictObject({
  muster: z.literal('campaign-status'),
  file: z.string(),
  game: z.string(),
  name: z.string(),
  over: z.boolean(),
  winner: z.string().nullable(),
  ending: z.string(),
  fought: z.int(),
  agreed: z.int().nullable(),
  standing: z.string(),
  players: z.array(player),
  coming: z.array(z.strictObject({ player: z.string(), stated: z.boolean(), objective: z.string().nullable() })),
  ready: z.boolean(),
  objectives: z.array(z.strictObject({ id: z.string(), name: z.string(), text: z.string(), rule: z.string() })),
  history: z.array(z.strictObject({ winner: z.string().nullable(), text: z.string(), rolls: z.array(roll) })),
})
