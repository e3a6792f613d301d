/**
 * A table from a seed, about a third of it covered and fair to all: whatever lies on one half lies,
 * turned half round, on the other, so no edge is better than the one across.
 */
import { pickOne, randomFrom, type Random } from '@muster/engine'
import { distance, INCH, outlineArea, type Battlefield, type Outline, type Piece, type Point, type TerrainKind } from '@muster/table'
import { centreOf, usualHill } from '../scenarios/king-of-the-hill.ts'
import type { ScenarioId } from '../state.ts'
import { blob, disc, house, SHORE_COUNT, turned } from './outlines.ts'

const SIZE = 48 * INCH
const COVERED = 0.33
const MOST_COVERED = 0.37
const LANE = 0.6 * INCH
const EDGE = 0.25 * INCH
/** The gem lies here, and the hill: no house comes nearer than this. */
const HOUSE_FROM_CENTRE = 3 * INCH

const FIRST = ['Thorn', 'Raven', 'Elder', 'Stone', 'Mist', 'Wolf', 'Harrow', 'Amber', 'Cold', 'Bramble', 'Hollow', 'Kings'] as const
const LAST = ['mere', 'field', 'ford', 'moor', 'dale', 'down', 'ham', 'wick', 'brook', 'heath', 'barrow', 'gate'] as const

/** A piece with the circle it needs for itself. */
interface Lot {
  readonly centre: Point
  readonly radius: number
}

interface Draft {
  readonly random: Random
  readonly pieces: Piece[]
  readonly lots: Lot[]
}

export function generateField(seed: number, scenario?: string): Battlefield {
  const random = randomFrom(seed)
  const name = `${pickOne(random, FIRST)}${pickOne(random, LAST)}`
  const draft: Draft = { random, pieces: [], lots: [] }
  layCentre(draft, scenario as ScenarioId | undefined)
  layGround(draft)
  layLines(draft)
  layTrees(draft)
  return { width: SIZE, depth: SIZE, pieces: draft.pieces, seed, name }
}

const CENTRE = centreOf({ width: SIZE, depth: SIZE, pieces: [] })

/** The hill where its king is sought; otherwise now and then a hill or a marsh of its own. */
function layCentre({ random, pieces, lots }: Draft, scenario: ScenarioId | undefined): void {
  if (scenario === 'king-of-the-hill') {
    pieces.push(usualHill({ width: SIZE, depth: SIZE, pieces: [] }))
    lots.push({ centre: CENTRE, radius: 6 * INCH })
  } else if (random() < 0.4) {
    const radius = Math.round((2.5 + 1.5 * random()) * INCH)
    const kind: TerrainKind = random() < 0.6 ? 'hill' : 'rough'
    pieces.push({ id: 'middle', kind, ...(kind === 'hill' && { height: INCH }), outline: disc(CENTRE, radius) })
    lots.push({ centre: CENTRE, radius })
  }
}

const coveredShare = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { outline }) => sum + outlineArea(outline), 0) / (SIZE * SIZE)

/** Large pieces first, smaller ones where they still fit, in pairs, until enough is covered. */
function layGround(draft: Draft): void {
  const { random, pieces } = draft
  const houses = 1 + Math.floor(random() * 2)
  for (let i = 0; i < houses; i++) layPair(draft, () => draftHouse(random))
  for (let radius = 7.5 * INCH; radius >= 2.5 * INCH && coveredShare(pieces) < COVERED; radius -= INCH / 4) {
    for (let tries = 0; tries < 4 && coveredShare(pieces) < COVERED; tries++) layPair(draft, () => draftGround(random, radius))
  }
}

interface Drafted extends Lot {
  readonly kind: TerrainKind
  readonly outline: Outline
  readonly height?: number
}

const somewhere = (random: Random, inset: number): Point =>
  ({ x: Math.round(inset + random() * (SIZE - 2 * inset)), y: Math.round(inset + random() * (SIZE - 2 * inset)) })

const KINDS: readonly TerrainKind[] = ['wood', 'wood', 'wood', 'hill', 'hill', 'rough', 'rough', 'rough']

function draftGround(random: Random, radius: number): Drafted {
  const kind = pickOne(random, KINDS)
  const centre = somewhere(random, radius + EDGE)
  const flat = 0.72 + 0.28 * random()
  const [wide, deep] = random() < 0.5 ? [radius, radius * flat] : [radius * flat, radius]
  const height = kind === 'wood' ? 3 * INCH : kind === 'hill' ? INCH : undefined
  return { kind, centre, radius, outline: blob(centre, wide, deep, Math.floor(random() * SHORE_COUNT)), ...(height !== undefined && { height }) }
}

const STREETS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [3, 1], [1, 3], [2, 1], [1, -2]]

function draftHouse(random: Random): Drafted {
  const long = Math.round((3 + 2.5 * random()) * INCH), short = Math.round((2.5 + 1.5 * random()) * INCH)
  const radius = Math.ceil(Math.sqrt(long * long + short * short) / 2)
  let centre = somewhere(random, radius + INCH)
  while (distance(centre, CENTRE) < HOUSE_FROM_CENTRE + radius) centre = somewhere(random, radius + INCH)
  return { kind: 'building', centre, radius, height: 3 * INCH, outline: house(centre, long, short, pickOne(random, STREETS)) }
}

/** Lays a piece and its twin across the table, where both find room. */
function layPair({ pieces, lots }: Draft, draw: () => Drafted): void {
  for (let tries = 0; tries < 12; tries++) {
    const { kind, centre, radius, outline, height } = draw()
    const twin = { x: SIZE - centre.x, y: SIZE - centre.y }
    if (distance(centre, twin) < 2 * radius + LANE || !isClear(lots, centre, radius) || isTooMuch(pieces, outline)) continue
    const more = height === undefined ? {} : { height }
    const number = pieces.length + 1
    pieces.push({ id: `${kind}-${number}`, kind, outline, ...more }, { id: `${kind}-${number + 1}`, kind, outline: turned(outline, SIZE, SIZE), ...more })
    lots.push({ centre, radius }, { centre: twin, radius })
    return
  }
}

const isTooMuch = (pieces: readonly Piece[], outline: Outline): boolean =>
  coveredShare(pieces) + (2 * outlineArea(outline)) / (SIZE * SIZE) > MOST_COVERED

const isClear = (lots: readonly Lot[], centre: Point, radius: number): boolean =>
  lots.every((lot) => distance(centre, lot.centre) >= lot.radius + radius + LANE)

/** Walls and hedges, slightly bent, in open ground. */
function layLines(draft: Draft): void {
  const pairs = 1 + Math.floor(draft.random() * 3)
  for (let i = 0; i < pairs; i++) layPair(draft, () => draftLine(draft.random))
}

function draftLine(random: Random): Drafted {
  const half = (1.6 + 1.6 * random()) * INCH
  const radius = half + 0.2 * INCH
  const centre = somewhere(random, radius + EDGE)
  const [dx, dy] = pickOne(random, STREETS)
  const length = Math.sqrt(dx * dx + dy * dy)
  const bend = (random() - 0.5) * INCH
  const spot = (along: number, aside: number): Point =>
    ({ x: Math.round(centre.x + (dx * along - dy * aside) / length), y: Math.round(centre.y + (dy * along + dx * aside) / length) })
  const points = [spot(-half, 0), spot(-half / 3, bend), spot(half / 3, bend), spot(half, 0)]
  return { kind: random() < 0.5 ? 'wall' : 'hedge', centre, radius, height: INCH, outline: { is: 'line', points } }
}

function layTrees(draft: Draft): void {
  const pairs = 2 + Math.floor(draft.random() * 3)
  for (let i = 0; i < pairs; i++) {
    layPair(draft, () => {
      const centre = somewhere(draft.random, INCH)
      return { kind: 'tree', centre, radius: INCH / 2, height: 3 * INCH, outline: disc(centre, INCH / 2) }
    })
  }
}
