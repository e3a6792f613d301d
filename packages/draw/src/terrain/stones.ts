/** Stone walls: of ruins, fields and buildings. */
import type { DrawContext } from '../decoration/context.ts'
import { drawColouredPaths } from '../decoration/coloured-paths.ts'
import { beside, lengthOf, linePointsAt, stretchFor, type LinePoint } from '../geometry/lines.ts'
import { compactRing } from '../svg/path.ts'
import { pebble } from '../decoration/random-shapes.ts'
import { between, pick, type Random } from '../decoration/random.ts'
import {
  centroid,
  corner,
  mmDistance,
  pointBetween,
  shift,
  mmPoint,
  TAU,
  type Ring,
  type MmPoint,
} from '../geometry/points.ts'
import { path } from '../svg/svg.ts'

export interface Masonry {
  readonly thickness: number
  /** The ends of a broken wall have smaller stones. */
  readonly broken: boolean
}

interface Stone {
  readonly ring: Ring
  readonly colour: string
}

/** Halfway between the shortest and the longest. */
const USUAL_STONE = 5.7

const CORNERS = [
  [0.3, -0.5],
  [0.5, -0.53],
  [-0.3, -0.5],
  [-0.1, 0],
  [-0.3, 0.5],
  [0.5, 0.53],
  [0.3, 0.5],
  [0.1, 0],
] as const

/** A stone with eight corners, each a little off. A negative first number in CORNERS counts from the far end. */
function cutStone(stop: LinePoint, long: number, wide: number, r: Random): Ring {
  return CORNERS.map(([along, across], i) => {
    const isMiddle = i === 1 || i === 5
    const ahead = isMiddle ? long / 2 : along < 0 ? long + along : along
    return beside(stop, across * wide + (r() - 0.5) * 0.5, ahead + (r() - 0.5) * 0.45)
  })
}

/** One step of the wall: a single stone or two thin ones side by side. */
function stoneRow(
  stop: LinePoint,
  long: number,
  thickness: number,
  isLow: boolean,
  context: DrawContext,
  r: Random,
): Stone[] {
  const wide = thickness * between(r, 0.87, 1.13) * (isLow ? 0.62 : 1)
  const at: LinePoint = { at: beside(stop, (r() - 0.5) * thickness * 0.15), angle: stop.angle }
  const parts = r() < 0.38 && !isLow ? [-0.25, 0.25] : [0]
  const single = parts.length === 2 ? wide / 2 - 0.2 : wide
  return parts.map((part) => ({
    ring: cutStone({ at: beside(at, part * wide), angle: at.angle }, long, single, r),
    colour: pick(r, context.land.stones),
  }))
}

/** The straight parts of a line. Each gets its own stones, because no stone bends round a corner. */
const legs = (line: Ring): Ring[] =>
  line.slice(1).reduce<MmPoint[][]>((all, p, i) => {
    const last = all[all.length - 1]
    const start = corner(line, i)
    const isBend = last === undefined || last.length < 2 || turnAt(corner(last, -2), start, p) > 0.35
    return isBend ? [...all, [start, p]] : [...all.slice(0, -1), [...last, p]]
  }, [])

const turnAt = (a: MmPoint, b: MmPoint, c: MmPoint): number => {
  const turn = Math.abs(Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x))
  return Math.min(turn, TAU - turn)
}

/** Lengthens a leg at both ends, so that corners are filled. */
function lengthened(leg: Ring, by: number): Ring {
  const [first, second, last, beforeLast] = [corner(leg, 0), corner(leg, 1), corner(leg, -1), corner(leg, -2)]
  return [
    pointBetween(first, second, -by / (mmDistance(first, second) || 1)),
    ...leg.slice(1, -1),
    pointBetween(last, beforeLast, -by / (mmDistance(last, beforeLast) || 1)),
  ]
}

const wallStones = (line: Ring, masonry: Masonry, stretch: number, context: DrawContext, r: Random): Stone[] =>
  legs(line).flatMap((leg) =>
    legStones(lengthened(leg, masonry.broken ? 0 : masonry.thickness * 0.42), masonry, stretch, context, r),
  )

function legStones(
  line: Ring,
  { thickness, broken }: Masonry,
  stretch: number,
  context: DrawContext,
  r: Random,
): Stone[] {
  const total = lengthOf(line)
  const stones: Stone[] = []
  for (let at = 0; at < total - 1;) {
    const long = Math.min(between(r, 3.6, 7.8) * stretch, total - at)
    const isLow = broken && Math.min(at, total - at - long) < 5
    stones.push(...linePointsAt(line, [at]).flatMap((stop) => stoneRow(stop, long, thickness, isLow, context, r)))
    at += long
  }
  return stones
}

const highlight = (ring: Ring): Ring => {
  const centre = centroid(ring)
  return ring.filter((_, i) => i % 2 === 0).map((p) => shift(pointBetween(centre, p, 0.6), -0.25, -0.35))
}

const SHADOWS = [
  { x: 3.2, y: 4.2, opacity: 0.15 },
  { x: 1.6, y: 2.1, opacity: 0.28 },
] as const

export function drawStones(stones: readonly Stone[], context: DrawContext): string {
  const { land } = context
  const ink = { stroke: land.stoneInk, 'stroke-width': 0.55, 'stroke-linejoin': 'round' }
  const bits = stones.map(({ ring, colour }) => ({ d: compactRing(ring), colour }))
  return (
    drawColouredPaths(bits, { name: 'stone', shadows: SHADOWS, shadowColour: land.shadow, ink }, context) +
    path(stones.map((stone) => compactRing(highlight(stone.ring))).join(''), { fill: '#FFF', opacity: land.stoneLight })
  )
}

/** Loose stones round a point. */
const rubble = (around: MmPoint, context: DrawContext, r: Random): Stone[] =>
  Array.from({ length: 6 }, () => ({
    ring: pebble(mmPoint(around.x + between(r, -5, 5), around.y + between(r, -5, 5)), between(r, 0.6, 1.7), r),
    colour: pick(r, context.land.stones),
  }))

export function drawMasonry(lines: readonly Ring[], masonry: Masonry, context: DrawContext): string {
  const r = context.random(61)
  const stretch = stretchFor(lines, USUAL_STONE)
  const stones = lines.flatMap((line) => wallStones(line, masonry, stretch, context, r))
  const loose = masonry.broken
    ? lines.flatMap((line) => [corner(line, 0), corner(line, -1)].flatMap((end) => rubble(end, context, r)))
    : []
  return drawStones([...stones, ...loose], context)
}
