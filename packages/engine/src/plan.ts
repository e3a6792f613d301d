/** The form of a battle plan and of a table: checked before any rule is let near them. */
import { INCH, TERRAIN_KINDS, type Battlefield } from '@muster/table'
import { z } from 'zod'
import { readAs } from './input.ts'

const FARTHEST = 1000 * INCH
const length = z.int().min(0).max(FARTHEST)
const coordinate = z.int().min(-FARTHEST).max(FARTHEST)
const spot = z.object({ x: coordinate, y: coordinate })
const outline = z.discriminatedUnion('is', [
  z.object({ is: z.literal('area'), points: z.array(spot).min(3).max(500) }),
  z.object({ is: z.literal('line'), points: z.array(spot).min(2).max(500) }),
  z.object({ is: z.literal('disc'), centre: spot, radius: length }),
])
const piece = z.object({
  id: z.string().min(1), kind: z.enum(TERRAIN_KINDS), outline, height: length.optional(), name: z.string().optional(),
  storeys: z.int().min(1).max(9).optional(), wayUp: z.enum(['stairs', 'ladder', 'ramp']).optional(),
})
const field = z.object({
  width: z.int().min(INCH).max(FARTHEST), depth: z.int().min(INCH).max(FARTHEST),
  pieces: z.array(piece).max(1000), seed: z.number().optional(), name: z.string().optional(),
})
/** Armies are for the game to read. */
export const planSchema = z.object({
  game: z.string(),
  sides: z.array(z.object({ id: z.string().min(1), name: z.string().min(1).max(80), army: z.unknown() })).min(2).max(8),
  field,
  scenario: z.string().optional(),
  options: z.record(z.string(), z.unknown()).optional(),
})

export const readField = (data: unknown): Battlefield =>
  readAs(field as unknown as z.ZodType<Battlefield>, data, 'table')
