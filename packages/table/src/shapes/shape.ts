/**
 * A base as geometry sees it: a convex core (a point, a segment, or corners in order) grown by a
 * radius. A base swept straight along a segment is again such a shape.
 */
import type { Base, Footprint } from './base.ts'
import type { Point } from '../geometry/point.ts'
import { SLIVER, pointToSegmentSquared, orientation } from '../geometry/segment.ts'

export interface Shape {
  readonly core: readonly Point[]
  readonly radius: number
}

const NORTH: Point = { x: 0, y: -1 }

function unit(v: Point): Point {
  const length = Math.sqrt(v.x * v.x + v.y * v.y)
  return length === 0 ? NORTH : { x: v.x / length, y: v.y / length }
}

export function shapeOf(f: Footprint): Shape {
  const { base, at } = f
  if (base.shape === 'circle') return { core: [at], radius: base.diameter / 2 }
  const ahead = unit(f.facing ?? NORTH)
  return base.shape === 'oval'
    ? ovalShape(at, ahead, base.length, base.width)
    : {
        core: corners(at, ahead, base.length / 2, base.width / 2),
        radius: 0,
      }
}

/** An oval is a segment along its longer side, grown by half its shorter side. */
function ovalShape(at: Point, ahead: Point, length: number, width: number): Shape {
  const axis = length >= width ? ahead : { x: -ahead.y, y: ahead.x }
  const half = Math.abs(length - width) / 2
  const radius = Math.min(length, width) / 2
  if (half === 0) return { core: [at], radius }
  return {
    core: [
      { x: at.x - axis.x * half, y: at.y - axis.y * half },
      { x: at.x + axis.x * half, y: at.y + axis.y * half },
    ],
    radius,
  }
}

function corners(at: Point, ahead: Point, halfLength: number, halfWidth: number): readonly Point[] {
  const corner = (along: number, across: number): Point => ({
    x: at.x + ahead.x * along * halfLength - ahead.y * across * halfWidth,
    y: at.y + ahead.y * along * halfLength + ahead.x * across * halfWidth,
  })
  return [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]
}

/** The largest reach of a base from its centre. */
export function radiusOf(base: Base): number {
  if (base.shape === 'circle') return base.diameter / 2
  if (base.shape === 'oval') return Math.max(base.length, base.width) / 2
  return Math.sqrt(base.length * base.length + base.width * base.width) / 2
}

export const placedAt = ({ base, facing }: Pick<Footprint, 'base' | 'facing'>, at: Point): Footprint =>
  facing === undefined ? { base, at } : { base, at, facing }

/**
 * What `mover`, seen as a bare point at its centre, must stay out of so as not to meet `obstacle`:
 * a moving base against shapes becomes a moving point against grown shapes. `mover` stands at the origin.
 */
export function growBy(obstacle: Shape, mover: Shape): Shape {
  const radius = obstacle.radius + mover.radius
  const [only] = mover.core
  if (mover.core.length === 1 && only && only.x === 0 && only.y === 0) return { core: obstacle.core, radius }
  return { core: hull(obstacle.core.flatMap((o) => mover.core.map((m) => ({ x: o.x - m.x, y: o.y - m.y })))), radius }
}

/**
 * The convex hull, in order around it, without points that lie on its sides. Sums of ends that square roots made are
 * a little off: points nearer than a sliver to a side lie on it, so parallel segments make a segment, not a thin polygon.
 */
export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const around = [...halfHull(sorted), ...halfHull(sorted.reverse())]
  const first = points[0]
  return around.length === 0 && first ? [first] : withoutSlivers(around)
}

/** One chain of the hull, without its last point, which opens the other chain. */
function halfHull(sorted: readonly Point[]): readonly Point[] {
  const chain: Point[] = []
  for (const p of sorted) {
    for (;;) {
      const b = chain.at(-1),
        a = chain.at(-2)
      const isRepeat = b !== undefined && b.x === p.x && b.y === p.y
      if (!isRepeat && (a === undefined || b === undefined || orientation(a, b, p) > 0)) break
      chain.pop()
    }
    chain.push(p)
  }
  return chain.slice(0, -1)
}

/** Drops, one after another, every corner that stands out no further than a sliver from the line between its neighbours. */
function withoutSlivers(corners: readonly Point[]): readonly Point[] {
  let kept = corners
  for (let i = 0; i < kept.length && kept.length > 2;) {
    const p = kept[i] as Point
    const before = kept[(i + kept.length - 1) % kept.length] as Point,
      after = kept[(i + 1) % kept.length] as Point
    if (pointToSegmentSquared(p.x, p.y, before.x, before.y, after.x, after.y) > SLIVER * SLIVER) i++
    else kept = kept.filter((_, j) => j !== i)
  }
  return kept
}
