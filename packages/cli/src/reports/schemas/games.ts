/** The games, their profiles and rules, and armies. */
import { z } from 'zod'

const named = z.strictObject({ id: z.string(), name: z.string(), line: z.string() })

export const games = z.strictObject({
  muster: z.literal('games'),
  games: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      line: z.string(),
      version: z.string(),
      minutes: z.number(),
      minutesToLearn: z.number(),
      credit: z.string(),
      rules: z.int(),
      campaign: z.boolean(),
      scenarios: z.array(named.extend({ sides: z.array(z.int()) })),
      armies: z.array(named.extend({ points: z.number() })),
      tables: z.array(named),
      planOptions: z.array(z.string()),
    }),
  ),
})

export const profiles = z.strictObject({
  muster: z.literal('profiles'),
  game: z.string(),
  version: z.string(),
  profiles: z.json(),
})

const rule = z.strictObject({ id: z.string(), chapter: z.string(), text: z.string() })

export const rules = z.strictObject({ muster: z.literal('rules'), game: z.string(), rules: z.array(rule) })

export const armyReport = z.strictObject({
  muster: z.literal('army-report'),
  file: z.string(),
  game: z.string(),
  legal: z.boolean(),
  name: z.string(),
  points: z.number(),
  limit: z.number(),
  figures: z.number(),
  entries: z.array(z.strictObject({ name: z.string(), count: z.number(), points: z.number() })),
  complaints: z.array(z.strictObject({ rule: z.string(), message: z.string(), where: z.string() })),
})

export const army = z.strictObject({ muster: z.literal('army'), game: z.string(), limit: z.number(), army: z.json() })
