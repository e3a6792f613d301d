/** Pieces that several documents share. */
import { z } from 'zod'

const point = z.strictObject({ x: z.int(), y: z.int() })

const spots = z.array(z.strictObject({ figure: z.string(), at: point, facing: point.optional() }))

export const answer = z.union([
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

export const event = z.looseObject({ is: z.string() })

export const refusal = z.looseObject({
  code: z.string(),
  message: z.string(),
  rule: z.string(),
  nearest: answer.optional(),
})

const decision = z.looseObject({
  kind: z.enum(['choose', 'move', 'place', 'aim', 'pair']),
  by: z.string(),
  what: z.string(),
  prompt: z.string(),
  rule: z.string(),
  default: answer,
  options: z.array(z.looseObject({ id: z.string(), label: z.string() })),
})

const inchPair = z.tuple([z.number(), z.number()])

const mover = z.strictObject({
  figure: z.string(),
  allowance: z.number(),
  at: inchPair.optional(),
  longest: z.number().optional(),
  manner: z.string().optional(),
  reach: z.array(z.array(inchPair)).optional(),
})

export const status = z.strictObject({
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
