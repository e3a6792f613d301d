/** Laid stone: walls of ruins, boundary walls, the foot of a building. */
import type { Brush } from '../paint/context.ts'
import { drawHeap } from '../paint/pieces.ts'
import { beside, lengthOf, stopsAt, stretchFor, type Stop } from '../geometry/lines.ts'
import { paintRing } from '../svg/path.ts'
import { pebble } from '../paint/random-shapes.ts'
import { between, pick, type Random } from '../paint/random.ts'
import { centroid, corner, gap, mid, shift, spot, TAU, type Ring, type Spot } from '../geometry/points.ts'
import { path } from '../svg/svg.ts'

export interface Masonry {
  readonly thickness: number
  /** A broken end crumbles to lower stones. */
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

/** Eight corners, each a little off: a stone cut by hand. Along: a distance from either end, or the middle. */
function cutStone(stop: Stop, long: number, wide: number, r: Random): Ring {
  return CORNERS.map(([along, across], i) => {
    const isMiddle = i === 1 || i === 5
    const ahead = isMiddle ? long / 2 : along < 0 ? long + along : along
    return beside(stop, across * wide + (r() - 0.5) * 0.5, ahead + (r() - 0.5) * 0.45)
  })
}

/** One course of the wall: a single stone or two thin ones side by side. */
function course(stop: Stop, long: number, thickness: number, isLow: boolean, brush: Brush, r: Random): Stone[] {
  const wide = thickness * between(r, 0.87, 1.13) * (isLow ? 0.62 : 1)
  const at: Stop = { at: beside(stop, (r() - 0.5) * thickness * 0.15), angle: stop.angle }
  const parts = r() < 0.38 && !isLow ? [-0.25, 0.25] : [0]
  const single = parts.length === 2 ? wide / 2 - 0.2 : wide
  return parts.map((part) => ({
    ring: cutStone({ at: beside(at, part * wide), angle: at.angle }, long, single, r),
    colour: pick(r, brush.land.stones),
  }))
}

/** No stone bends round a corner: each leg is laid by itself, and the next begins where it ends. */
const legs = (line: Ring): Ring[] =>
  line.slice(1).reduce<Spot[][]>((all, p, i) => {
    const last = all[all.length - 1]
    const start = corner(line, i)
    const isBend = last === undefined || last.length < 2 || turnAt(corner(last, -2), start, p) > 0.35
    return isBend ? [...all, [start, p]] : [...all.slice(0, -1), [...last, p]]
  }, [])

const turnAt = (a: Spot, b: Spot, c: Spot): number => {
  const turn = Math.abs(Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x))
  return Math.min(turn, TAU - turn)
}

/** Half a thickness further at both ends, so that the corner itself is built. */
function lengthened(leg: Ring, by: number): Ring {
  const [first, second, last, beforeLast] = [corner(leg, 0), corner(leg, 1), corner(leg, -1), corner(leg, -2)]
  return [
    mid(first, second, -by / (gap(first, second) || 1)),
    ...leg.slice(1, -1),
    mid(last, beforeLast, -by / (gap(last, beforeLast) || 1)),
  ]
}

const layWall = (line: Ring, masonry: Masonry, stretch: number, brush: Brush, r: Random): Stone[] =>
  legs(line).flatMap((leg) =>
    lay(lengthened(leg, masonry.broken ? 0 : masonry.thickness * 0.42), masonry, stretch, brush, r),
  )

function lay(line: Ring, { thickness, broken }: Masonry, stretch: number, brush: Brush, r: Random): Stone[] {
  const total = lengthOf(line)
  const stones: Stone[] = []
  for (let at = 0; at < total - 1;) {
    const long = Math.min(between(r, 3.6, 7.8) * stretch, total - at)
    const isLow = broken && Math.min(at, total - at - long) < 5
    stones.push(...stopsAt(line, [at]).flatMap((stop) => course(stop, long, thickness, isLow, brush, r)))
    at += long
  }
  return stones
}

const patch = (ring: Ring): Ring => {
  const centre = centroid(ring)
  return ring.filter((_, i) => i % 2 === 0).map((p) => shift(mid(centre, p, 0.6), -0.25, -0.35))
}

const SHADOWS = [
  { x: 3.2, y: 4.2, opacity: 0.15 },
  { x: 1.6, y: 2.1, opacity: 0.28 },
] as const

export function drawStones(stones: readonly Stone[], brush: Brush): string {
  const { land } = brush
  const ink = { stroke: land.stoneInk, 'stroke-width': 0.55, 'stroke-linejoin': 'round' }
  const bits = stones.map(({ ring, colour }) => ({ d: paintRing(ring), colour }))
  return (
    drawHeap(bits, { name: 'stone', shadows: SHADOWS, shadowColour: land.shadow, ink }, brush) +
    path(stones.map((stone) => paintRing(patch(stone.ring))).join(''), { fill: '#FFF', opacity: land.stoneLight })
  )
}

/** Loose stones round a spot. */
const rubble = (around: Spot, brush: Brush, r: Random): Stone[] =>
  Array.from({ length: 6 }, () => ({
    ring: pebble(spot(around.x + between(r, -5, 5), around.y + between(r, -5, 5)), between(r, 0.6, 1.7), r),
    colour: pick(r, brush.land.stones),
  }))

export function drawMasonry(lines: readonly Ring[], masonry: Masonry, brush: Brush): string {
  const r = brush.chance(61)
  const stretch = stretchFor(lines, USUAL_STONE)
  const stones = lines.flatMap((line) => layWall(line, masonry, stretch, brush, r))
  const loose = masonry.broken
    ? lines.flatMap((line) => [corner(line, 0), corner(line, -1)].flatMap((end) => rubble(end, brush, r)))
    : []
  return drawStones([...stones, ...loose], brush)
}
