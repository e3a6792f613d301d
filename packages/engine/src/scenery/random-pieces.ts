/** Random pieces: woods and hills, houses, walls and trees at random places of a table. */
import { INCH, type Length, type Point, type TerrainKind } from '@muster/table'
import { pickOne, type Random } from '../common/random.ts'
import type { PieceDraft } from './random-table.ts'
import { disc, house, naturalOutline, SHORE_COUNT } from './outlines.ts'

/** Directions houses and walls are laid along, in whole steps. */
const STREETS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [3, 1],
  [1, 3],
  [2, 1],
  [1, -2],
]

export interface TableArea {
  readonly width: Length
  readonly depth: Length
  /** How far pieces stay from the edge. */
  readonly edge: Length
}

export const randomPoint = (random: Random, { width, depth }: TableArea, inset: number): Point => ({
  x: Math.round(inset + random() * (width - 2 * inset)),
  y: Math.round(inset + random() * (depth - 2 * inset)),
})

/** A natural outline that is narrower one way than the other, by the factor `flattest` at most. */
export function draftGround(
  random: Random,
  room: TableArea,
  radius: number,
  kinds: readonly TerrainKind[],
  flattest: number,
  height: (kind: TerrainKind) => number | undefined,
): PieceDraft {
  const kind = pickOne(random, kinds)
  const centre = randomPoint(random, room, radius + room.edge)
  const flat = flattest + (1 - flattest) * random()
  const [wide, deep] = random() < 0.5 ? [radius, radius * flat] : [radius * flat, radius]
  const outline = naturalOutline(kind, centre, wide, deep, Math.floor(random() * SHORE_COUNT))
  const high = height(kind)
  return { kind, centre, radius, outline, ...(high !== undefined && { height: high }) }
}

export interface HouseWalls {
  readonly kind: TerrainKind
  readonly height: Length
  readonly storeys?: number
  readonly wayUp?: 'stairs' | 'ladder' | 'ramp'
}

/** A house between two sizes in inches; it is not put where `isBarred` holds. */
export function draftHouse(
  random: Random,
  room: TableArea,
  [least, most]: readonly [readonly [number, number], readonly [number, number]],
  walls: () => HouseWalls,
  isBarred: (centre: Point, radius: number) => boolean = () => false,
): PieceDraft {
  const [long, short] = [0, 1].map((i) =>
    Math.round(((least[i] as number) + ((most[i] as number) - (least[i] as number)) * random()) * INCH),
  ) as [number, number]
  const radius = Math.ceil(Math.sqrt(long * long + short * short) / 2)
  let centre = randomPoint(random, room, radius + INCH)
  while (isBarred(centre, radius)) centre = randomPoint(random, room, radius + INCH)
  return { ...walls(), centre, radius, outline: house(centre, long, short, pickOne(random, STREETS)) }
}

/** A wall or hedge, slightly bent; `kinds` with their heights in inches. */
export function draftLine(
  random: Random,
  room: TableArea,
  { half: [least, most], bend }: { readonly half: readonly [number, number]; readonly bend: number },
  kinds: readonly (readonly [TerrainKind, number])[],
): PieceDraft {
  const half = (least + (most - least) * random()) * INCH
  const radius = half + 0.2 * INCH
  const centre = randomPoint(random, room, radius + room.edge)
  const [dx, dy] = pickOne(random, STREETS)
  const length = Math.sqrt(dx * dx + dy * dy)
  const aside = (random() - 0.5) * bend * INCH
  const spot = (along: number, off: number): Point => ({
    x: Math.round(centre.x + (dx * along - dy * off) / length),
    y: Math.round(centre.y + (dy * along + dx * off) / length),
  })
  const [kind, height] = pickOne(random, kinds)
  const points = [spot(-half, 0), spot(-half / 3, aside), spot(half / 3, aside), spot(half, 0)]
  return { kind, centre, radius, height: Math.round(height * INCH), outline: { is: 'line', points } }
}

export function draftTree(random: Random, room: TableArea): PieceDraft {
  const centre = randomPoint(random, room, INCH)
  return { kind: 'tree', centre, radius: INCH / 2, height: 3 * INCH, outline: disc(centre, INCH / 2) }
}
