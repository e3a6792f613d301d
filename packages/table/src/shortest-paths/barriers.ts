/** The obstacles of a shortest path, as convex shapes grown by the mover's base, and the corners it may bend around. */
import { isNearBox, expandBox, boxOf, type Box } from '../geometry/box.ts'
import { distance, type Point } from '../geometry/point.ts'
import { gapTo } from '../moves/figure-obstacle.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import type { Shape } from '../shapes/shape.ts'
import { intervalWithin } from '../shapes/span.ts'

/** Rounding to the lattice moves a place by up to 0.71. Paths keep farther off than that, so rounding hits nothing. */
const CLEAR = 0.75
/** Bends run a little further off than that. */
const BEND = CLEAR + 0.25

export interface Barrier {
  readonly shape: Shape
  readonly box: Box
  /** How far off its rim a path must keep. */
  readonly room: number
}

/** A rounded corner of a barrier: its circle, and the neighbouring corners. A line that touches it has all of them on one side. */
export interface Corner extends Point {
  readonly radius: number
  readonly beside: readonly Point[]
}

export interface Barriers {
  readonly all: readonly Barrier[]
  readonly corners: readonly Corner[]
}

/** The path keeps clear of `extra` shapes too: slow ground, which it could cross at a price. */
export function barriersFor(
  { figures, terrain, question: { tolerance } }: PreparedMove,
  extra: readonly Shape[] = [],
): Barriers {
  const all: Barrier[] = [],
    corners: Corner[] = []
  const add = (shape: Shape, room: number): void => {
    all.push({ shape, room, box: boxOf(shape.core, shape.radius + room) })
  }
  for (const { effect, grown, startsOverlapping, startsTouching } of figures) {
    if (effect === 'free' || startsOverlapping) continue
    const room = effect === 'stops' && !startsTouching ? tolerance / 2 + CLEAR : CLEAR
    add(grown, room)
    addCorners(corners, [grown], room)
  }
  for (const { grown, bars } of terrain) {
    if (!bars) continue
    for (const side of grown) add(side, CLEAR)
    addCorners(corners, grown, CLEAR)
  }
  for (const shape of extra) {
    add(shape, CLEAR)
    addCorners(corners, [shape], CLEAR)
  }
  return { all, corners }
}

/** The barriers that paths no longer than `most` could reach. */
export function barriersWithin({ all, corners }: Barriers, start: Point, most: number): Barriers {
  return {
    all: all.filter(({ box }) => isNearBox(box, start, start, most)),
    corners: corners.filter((corner) => distance(corner, start) - corner.radius < most),
  }
}

/** The corners of shapes that make up one piece: a corner that two of them share is one. */
function addCorners(corners: Corner[], shapes: readonly Shape[], room: number): void {
  const first = corners.length
  for (const { core, radius } of shapes)
    for (let i = 0; i < core.length; i++) {
      const p = core[i] as Point
      const beside =
        core.length === 1
          ? []
          : [core[(i + 1) % core.length] as Point, core[(i + core.length - 1) % core.length] as Point]
      const known = corners.findIndex((c, at) => at >= first && c.x === p.x && c.y === p.y)
      if (known === -1) corners.push({ x: p.x, y: p.y, radius: radius + room + BEND - CLEAR, beside })
      else corners[known] = { ...(corners[known] as Corner), beside: [...(corners[known] as Corner).beside, ...beside] }
    }
}

/** Whether a segment keeps clear of all barriers except one that may be left out. */
export function isClear({ all }: Barriers, a: Point, b: Point, without = -1): boolean {
  for (let i = 0; i < all.length; i++) {
    const { shape, box, room } = all[i]!
    if (i !== without && isNearBox(box, a, b, 0) && intervalWithin(shape, a, b, room)) return false
  }
  return true
}

const isClearAt = ({ all }: Barriers, p: Point): boolean =>
  all.every(({ shape, box, room }) => !isNearBox(box, p, p, 0) || gapTo(shape, p) > room)

/** How far around a place, in units, a clear one is looked for. */
const AROUND = 4

/** The place itself if it is clear, or the nearest lattice place that is: a mover that stands against something steps off first. */
export function clearPlaceNear(barriers: Barriers, p: Point): Point | undefined {
  const near: Barriers = {
    corners: [],
    all: barriers.all.filter(({ box }) => isNearBox(expandBox(box, AROUND), p, p, 0)),
  }
  if (isClearAt(near, p)) return p
  return OFFSETS.map(([x, y]) => ({ x: p.x + x, y: p.y + y })).find((q) => isClearAt(near, q))
}

const RANGE = Array.from({ length: 2 * AROUND + 1 }, (_, i) => i - AROUND)
const OFFSETS: readonly (readonly [number, number])[] = RANGE.flatMap((x) => RANGE.map((y) => [x, y] as const)).sort(
  ([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by,
)
