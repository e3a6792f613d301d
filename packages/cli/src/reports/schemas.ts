/** What each command prints with --json. `docs/cli.md` describes these; the tests hold every command to them. */
import { z } from 'zod'

const inchPair = z.tuple([z.number(), z.number()])
const point = z.strictObject({ x: z.int(), y: z.int() })
const spots = z.array(z.strictObject({ figure: z.string(), at: point, facing: point.optional() }))
const answer = z.union([
  z.strictObject({ pick: z.array(z.string()) }),
  z.strictObject({ figure: z.string(), path: z.array(point), ends: spots.optional(), claim: z.string().optional() }),
  z.strictObject({ spots, claim: z.string().optional() }),
  z.strictObject({ at: point }),
  z.strictObject({ links: z.array(z.strictObject({ from: z.string(), to: z.string() })) }),
])
const result = z.strictObject({
  winner: z.string().optional(),
  reason: z.string(),
  scores: z.array(z.strictObject({ side: z.string(), score: z.number() })),
})
const event = z.looseObject({ is: z.string() })
const refusal = z.looseObject({ code: z.string(), message: z.string(), rule: z.string(), nearest: answer.optional() })
const decision = z.looseObject({
  kind: z.enum(['choose', 'move', 'place', 'aim', 'pair']),
  by: z.string(),
  what: z.string(),
  prompt: z.string(),
  rule: z.string(),
  default: answer,
  options: z.array(z.looseObject({ id: z.string(), label: z.string() })),
})
const mover = z.strictObject({
  figure: z.string(),
  allowance: z.number(),
  at: inchPair.optional(),
  longest: z.number().optional(),
  manner: z.string().optional(),
  reach: z.array(z.array(inchPair)).optional(),
})
const status = z.strictObject({
  over: z.boolean(),
  result: result.optional(),
  awaited: z
    .strictObject({
      purpose: z.string(),
      by: z.string(),
      count: z.int(),
      sides: z.int(),
      succeeds: z.array(z.int()).optional(),
    })
    .optional(),
  decision: decision.optional(),
  rule: z.strictObject({ id: z.string(), text: z.string() }).optional(),
  movers: z.array(mover).optional(),
  short: z.string().optional(),
})
const named = z.strictObject({ id: z.string(), name: z.string(), line: z.string() })
const detail = z.strictObject({ message: z.string(), where: z.string(), rule: z.string().optional() })
const rule = z.strictObject({ id: z.string(), chapter: z.string(), text: z.string() })
/** Ways past what a number of JSON holds exactly are written as text. */
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

export const error = z.strictObject({
  error: z.strictObject({
    message: z.string(),
    where: z.string(),
    file: z.string(),
    details: z.array(detail).optional(),
  }),
})

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

export const picture = z.strictObject({
  muster: z.literal('picture'),
  file: z.string(),
  game: z.string(),
  format: z.enum(['text', 'svg', 'png']),
  written: z.string().nullable(),
  text: z.string().optional(),
  base64: z.string().optional(),
})

export const rules = z.strictObject({ muster: z.literal('rules'), game: z.string(), rules: z.array(rule) })

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
