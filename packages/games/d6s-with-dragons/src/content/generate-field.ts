/**
 * A table of two by two feet from a seed, about a third of it covered and fair to both: whatever lies
 * on one half lies, turned half round, on the other. Nothing solid stands where things may be laid.
 */
import { pickOne, randomFrom, type Random } from '@muster/engine'
import {
  distance, INCH, outlineArea, type Battlefield, type Outline, type Piece, type Point, type TerrainKind,
} from '@muster/table'
import { blob, disc, house, SHORE_COUNT, turned } from './outlines.ts'

const SIZE = 24 * INCH
const COVERED = 0.32
const MOST_COVERED = 0.36
const LANE = 0.35 * INCH
const EDGE = 0.3 * INCH
const SPOT_ROOM = 0.8 * INCH

const FIRST = [
  'Thorn', 'Raven', 'Elder', 'Stone', 'Mist', 'Wolf', 'Harrow', 'Amber', 'Cold', 'Bramble', 'Hollow', 'Kings',
] as const
const LAST = [
  'mere', 'field', 'ford', 'moor', 'dale', 'down', 'ham', 'wick', 'brook', 'heath', 'barrow', 'gate',
] as const

/** Where treasures and supplies may lie, whichever edges are named. */
export const THING_SPOTS: readonly Point[] = [6, 12, 18].flatMap(
  (x) => [6, 12, 18].map((y) => ({ x: x * INCH, y: y * INCH }))
)

interface Lot {
  readonly centre: Point
  readonly radius: number
}

interface Drafted extends Lot {
  readonly kind: TerrainKind
  readonly outline: Outline
  readonly height?: number
}

interface Draft {
  readonly random: Random
  readonly pieces: Piece[]
  readonly lots: Lot[]
}

export function generateField(seed: number): Battlefield {
  const random = randomFrom(seed)
  const name = `${pickOne(random, FIRST)}${pickOne(random, LAST)}`
  const draft: Draft = { random, pieces: [], lots: [] }
  layMany(draft, 1 + Math.floor(random() * 2), draftHouse)
  layMany(draft, 1, draftRock)
  layMany(draft, 2, draftLine)
  layGround(draft)
  layMany(draft, 2, draftTree)
  return { width: SIZE, depth: SIZE, pieces: draft.pieces, seed, name }
}

function layMany(draft: Draft, pairs: number, draw: (random: Random) => Drafted): void {
  for (let i = 0; i < pairs; i++) layPair(draft, () => draw(draft.random))
}

const coveredShare = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { outline }) => sum + outlineArea(outline), 0) / (SIZE * SIZE)

/** Large pieces first, smaller ones where they still fit, in pairs, until enough is covered. */
function layGround(draft: Draft): void {
  for (let radius = 4 * INCH; radius >= INCH && coveredShare(draft.pieces) < COVERED; radius -= INCH / 8) {
    for (let tries = 0; tries < 6 && coveredShare(draft.pieces) < COVERED; tries++) {
      layPair(draft, () => draftGround(draft.random, radius))
    }
  }
}

const somewhere = (random: Random, inset: number): Point =>
  ({ x: Math.round(inset + random() * (SIZE - 2 * inset)), y: Math.round(inset + random() * (SIZE - 2 * inset)) })

/** Common ground often, water seldom, ice and mist now and then. */
const KINDS: readonly TerrainKind[] = [
  'wood', 'wood', 'wood', 'hill', 'hill', 'rough', 'rough', 'rough', 'shallow-water', 'slippery', 'obscured',
]
const HEIGHT: { readonly [kind in TerrainKind]?: number } = { wood: 3 * INCH, hill: 0.75 * INCH, obscured: 3 * INCH }

function draftGround(random: Random, radius: number): Drafted {
  const kind = pickOne(random, KINDS)
  const centre = somewhere(random, radius + EDGE)
  const flat = 0.7 + 0.3 * random()
  const [wide, deep] = random() < 0.5 ? [radius, radius * flat] : [radius * flat, radius]
  const height = HEIGHT[kind]
  return {
    kind, centre, radius, outline: blob(centre, wide, deep, Math.floor(random() * SHORE_COUNT)),
    ...(height !== undefined && { height }),
  }
}

const STREETS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [3, 1], [1, 3], [2, 1], [1, -2]]

function draftHouse(random: Random): Drafted {
  const long = Math.round((2 + 1.5 * random()) * INCH), short = Math.round((1.6 + 1 * random()) * INCH)
  const radius = Math.ceil(Math.sqrt(long * long + short * short) / 2)
  const centre = somewhere(random, radius + INCH)
  const isWhole = random() < 0.5
  return {
    kind: isWhole ? 'building' : 'ruin', centre, radius, height: (isWhole ? 3 : 1.5) * INCH,
    outline: house(centre, long, short, pickOne(random, STREETS)),
  }
}

function draftRock(random: Random): Drafted {
  const radius = Math.round((0.6 + 0.5 * random()) * INCH)
  const centre = somewhere(random, radius + EDGE)
  return {
    kind: 'rock', centre, radius, height: 1.5 * INCH,
    outline: blob(centre, radius, radius * 0.8, Math.floor(random() * SHORE_COUNT)),
  }
}

const LINES = [['wall', 0.75], ['hedge', 0.75], ['fence', 0.5]] as const

function draftLine(random: Random): Drafted {
  const half = (1.2 + random()) * INCH
  const radius = half + 0.2 * INCH
  const centre = somewhere(random, radius + EDGE)
  const [dx, dy] = pickOne(random, STREETS)
  const length = Math.sqrt(dx * dx + dy * dy)
  const bend = (random() - 0.5) * 0.6 * INCH
  const spot = (along: number, aside: number): Point =>
    ({
      x: Math.round(centre.x + (dx * along - dy * aside) / length),
      y: Math.round(centre.y + (dy * along + dx * aside) / length),
    })
  const [kind, height] = pickOne(random, LINES)
  return {
    kind, centre, radius, height: Math.round(height * INCH),
    outline: { is: 'line', points: [spot(-half, 0), spot(-half / 3, bend), spot(half / 3, bend), spot(half, 0)] },
  }
}

function draftTree(random: Random): Drafted {
  const centre = somewhere(random, INCH)
  return { kind: 'tree', centre, radius: INCH / 2, height: 3 * INCH, outline: disc(centre, INCH / 2) }
}

/** Ground that can be stood on may lie under a treasure; the rest may not. */
const isSoft = (kind: TerrainKind): boolean =>
  ['wood', 'hill', 'rough', 'shallow-water', 'slippery', 'obscured'].includes(kind)

/** Lays a piece and its twin across the table, where both find room. */
function layPair({ pieces, lots }: Draft, draw: () => Drafted): void {
  for (let tries = 0; tries < 14; tries++) {
    const { kind, centre, radius, outline, height } = draw()
    const twin = { x: SIZE - centre.x, y: SIZE - centre.y }
    const onSpot = !isSoft(kind) && THING_SPOTS.some((spot) => distance(spot, centre) < radius + SPOT_ROOM)
    if (
      onSpot || distance(centre, twin) < 2 * radius + LANE || !isClear(lots, centre, radius)
        || isTooMuch(pieces, outline)
    ) {
      continue
    }
    const more = height === undefined ? {} : { height }
    const number = pieces.length + 1
    pieces.push({
      id: `${kind}-${number}`, kind, outline, ...more,
    }, { id: `${kind}-${number + 1}`, kind, outline: turned(outline, SIZE, SIZE), ...more })
    lots.push({ centre, radius }, { centre: twin, radius })
    return
  }
}

const isTooMuch = (pieces: readonly Piece[], outline: Outline): boolean =>
  coveredShare(pieces) + (2 * outlineArea(outline)) / (SIZE * SIZE) > MOST_COVERED

const isClear = (lots: readonly Lot[], centre: Point, radius: number): boolean =>
  lots.every((lot) => distance(centre, lot.centre) >= lot.radius + radius + LANE)
