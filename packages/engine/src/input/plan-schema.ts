/** The form of a battle plan and of a table, checked before any rule sees them. */
import { INCH, TERRAIN_KINDS, type Battlefield } from '@muster/table'
import { z } from 'zod'
import { InputError, readAs } from './input.ts'
import { idSchema, nameSchema } from './names.ts'
import { HIGHEST_PIECE, LARGEST_TABLE, MOST_PIECES, terrainFaults, type OutlinePlace } from './terrain-check.ts'

const length = z.int().min(0).max(LARGEST_TABLE)
const spot = z.object({ x: z.int(), y: z.int() })
const outline = z.discriminatedUnion('is', [
  z.object({ is: z.literal('area'), points: z.array(spot) }),
  z.object({ is: z.literal('line'), points: z.array(spot) }),
  z.object({ is: z.literal('disc'), centre: spot, radius: length }),
])
const piece = z.object({
  id: idSchema,
  kind: z.enum(TERRAIN_KINDS),
  outline,
  height: z.int().min(0).max(HIGHEST_PIECE).optional(),
  name: nameSchema.optional(),
  storeys: z.int().min(1).max(9).optional(),
  wayUp: z.enum(['stairs', 'ladder', 'ramp']).optional(),
})
const field = z.object({
  width: z.int().min(INCH).max(LARGEST_TABLE),
  depth: z.int().min(INCH).max(LARGEST_TABLE),
  pieces: z.array(piece).max(MOST_PIECES),
  seed: z.number().optional(),
  name: nameSchema.optional(),
})
/** Armies are for the game to read. */
export const planSchema = z.object({
  game: z.string(),
  sides: z
    .array(z.object({ id: idSchema, name: nameSchema.min(1), army: z.unknown() }))
    .min(2)
    .max(8),
  field,
  scenario: z.string().optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  even: z.literal(true).optional(),
})

export function readField(data: unknown): Battlefield {
  const read = readAs(field as unknown as z.ZodType<Battlefield>, data, 'table')
  refuseTerrain(read)
  return read
}

/** Refuses a table of the right form whose pieces are impossible; the first fault is named with its place. */
export function refuseTerrain(read: Battlefield, placeOf?: OutlinePlace): void {
  const [fault] = terrainFaults(read, placeOf)
  if (fault) throw new InputError(fault.message, fault.where)
}
