/** The table of a situation as a person writes it: in inches from the north-west corner. The same for all games. */
import { INCH, inches, TERRAIN_KINDS, type Battlefield, type Outline, type Piece, type Point } from '@muster/table'
import { z } from 'zod'
import { InputError } from '../input/input.ts'
import { idSchema, nameSchema, singleLine } from '../input/names.ts'
import { refuseTerrain } from '../input/plan-schema.ts'
import { HIGHEST_PIECE, LARGEST_TABLE, MOST_PIECES } from '../input/terrain-check.ts'

const FARTHEST = LARGEST_TABLE / INCH

/** Scripted rolls: what each is for, then its faces. */
export const scriptSchema = z.array(z.tuple([z.string()], z.int()))

/** The fields every situation has. Answers are read only when they are given, because their form depends on the question. */
export const situationFields = <G extends string>(game: G) => ({
  muster: z.literal('situation').describe('Says that this file is a situation.'),
  game: z.literal(game).describe('The game.'),
  title: singleLine(z.string().max(200)).optional().describe('What it is about; the name of its table.'),
  dice: scriptSchema
    .optional()
    .describe('The dice in the order they fall: for each roll a list of what it is for and its faces.'),
  answers: z.array(z.unknown()).optional().describe('The answers in their order, as `muster answer` takes them.'),
})

/** A length on the table. */
export const inchesSchema = z.number().min(0).max(FARTHEST)
export const spotSchema = z.tuple([inchesSchema, inchesSchema]).meta({ title: 'a point' })

export const pointFrom = ([x, y]: readonly [number, number]): Point => ({ x: inches(x), y: inches(y) })

/** The fields of a terrain piece in every game; a game adds heights, storeys and ways up where its rules need them. */
export const pieceFields = {
  id: idSchema.describe('The id of the piece; no other piece has it.'),
  kind: z.enum(TERRAIN_KINDS).describe('What it is.'),
  name: nameSchema.optional().describe('What players read; without it, its kind.'),
  area: z
    .array(spotSchema)
    .optional()
    .describe('The corners of an area, in their order round it. Each piece has one of `area`, `line` and `disc`.'),
  line: z.array(spotSchema).optional().describe('The corners of a wall or hedge without thickness.'),
  disc: z
    .object({
      centre: spotSchema.describe('Its middle.'),
      radius: inchesSchema.describe('From the middle to the rim.'),
    })
    .strict()
    .optional()
    .describe('Something round.'),
}
export const heightField = z
  .number()
  .min(0)
  .max(HIGHEST_PIECE / INCH)
  .optional()
  .describe('How far it stands above the ground around it, in inches; without it, flat.')

interface WrittenPiece {
  readonly id: string
  readonly kind: Piece['kind']
  readonly name?: string | undefined
  readonly area?: readonly (readonly [number, number])[] | undefined
  readonly line?: readonly (readonly [number, number])[] | undefined
  readonly disc?: { readonly centre: readonly [number, number]; readonly radius: number } | undefined
  readonly height?: number | undefined
  readonly storeys?: number | undefined
  readonly wayUp?: Piece['wayUp']
}

export interface WrittenTable {
  readonly title?: string | undefined
  readonly width: number
  readonly depth: number
  readonly pieces: readonly WrittenPiece[]
}

/** The fields of a situation that make its table; `usual` is its size when nothing is said. */
export const tableFields = <P extends z.ZodType>(piece: P, usual: readonly [width: number, depth: number]) => ({
  width: z
    .number()
    .min(6)
    .max(FARTHEST)
    .default(usual[0])
    .describe('How far the table reaches from west to east, in inches.'),
  depth: z
    .number()
    .min(6)
    .max(FARTHEST)
    .default(usual[1])
    .describe('How far the table reaches from north to south, in inches.'),
  pieces: z.array(piece).max(MOST_PIECES).default([]).describe('The terrain. Every piece lies wholly on the table.'),
})

/** The battlefield of a situation; an InputError says which piece cannot be used, and why. */
export function battlefieldFrom({ title, width, depth, pieces }: WrittenTable): Battlefield {
  const field = {
    width: inches(width),
    depth: inches(depth),
    pieces: pieces.map(pieceFrom),
    seed: 1,
    ...(title !== undefined && { name: title }),
  }
  refuseTerrain(field, ({ is }) => is)
  return field
}

function pieceFrom(written: WrittenPiece, index: number): Piece {
  const { id, kind, name, height, storeys, wayUp } = written
  return {
    id,
    kind,
    outline: outlineFrom(written, `pieces.${index}`),
    ...(name !== undefined && { name }),
    ...(height !== undefined && { height: inches(height) }),
    ...(storeys !== undefined && { storeys }),
    ...(wayUp !== undefined && { wayUp }),
  }
}

function outlineFrom({ id, area, line, disc }: WrittenPiece, where: string): Outline {
  const given = [area, line, disc].filter((one) => one !== undefined)
  if (given.length > 1)
    throw new InputError(
      `Terrain piece "${id}" has ${given.length} outlines: give it one of area, line and disc.`,
      where,
    )
  if (area) return { is: 'area', points: area.map(pointFrom) }
  if (line) return { is: 'line', points: line.map(pointFrom) }
  if (disc) return { is: 'disc', centre: pointFrom(disc.centre), radius: inches(disc.radius) }
  throw new InputError(`Terrain piece "${id}" has no outline: give it an area, a line or a disc.`, where)
}
