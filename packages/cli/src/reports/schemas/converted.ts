/** Converted creatures. */
import { z } from 'zod'

const text = z.strictObject({ name: z.string(), text: z.string() })

export const converted = z.strictObject({
  muster: z.literal('converted'),
  game: z.string(),
  creatures: z.array(
    z.strictObject({
      name: z.string(),
      icon: z.string(),
      kind: z.string(),
      points: z.int(),
      pointsWhy: z.string(),
      /** Null: it was not estimated. */
      price: z.strictObject({ points: z.int(), least: z.int(), most: z.int(), battles: z.int() }).nullable(),
      stats: z.array(z.strictObject({ label: z.string(), value: z.string() })),
      attacks: z.array(text),
      working: z.array(
        z.strictObject({ name: z.string(), value: z.number(), from: z.string(), row: z.string(), rule: z.string() }),
      ),
      choices: z.strictObject({ health: z.int(), damage: z.record(z.string(), z.int()) }),
      abilities: z.array(text.extend({ isEnforced: z.boolean() })),
      entry: z.json(),
    }),
  ),
})
