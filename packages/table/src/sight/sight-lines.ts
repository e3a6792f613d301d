/** The fixed set of lines by which one base may see another, beyond centre to centre. */
import type { Footprint } from '../shapes/base.ts'
import { isInShape, type Blocker, type SightLine } from './blockers.ts'
import type { Point } from '../geometry/point.ts'
import { radiusOf, shapeOf, type Shape } from '../shapes/shape.ts'

/** How far beside a corner the line past it runs. */
const PAST = 1.5

/** From rim to rim: left to left, right to right, and the two crosswise. */
export function rimLines(eye: Footprint, target: Footprint): readonly SightLine[] {
  const across = acrossOf(eye.at, target.at)
  if (!across) return []
  const back = { x: -across.x, y: -across.y }
  const s = shapeOf(eye),
    t = shapeOf(target)
  const left = farthest(s, across),
    right = farthest(s, back)
  const farLeft = farthest(t, across),
    farRight = farthest(t, back)
  return [
    { from: left, to: farLeft },
    { from: right, to: farRight },
    { from: left, to: farRight },
    { from: right, to: farLeft },
  ]
}

/** The unit vector across the line between two places. */
function acrossOf(a: Point, b: Point): Point | undefined {
  const x = b.x - a.x,
    y = b.y - a.y
  const length = Math.sqrt(x * x + y * y)
  return length === 0 ? undefined : { x: -y / length, y: x / length }
}

function farthest({ core, radius }: Shape, way: Point): Point {
  const reach = (p: Point) => p.x * way.x + p.y * way.y
  const corner = core.reduce((far, p) => (reach(p) > reach(far) ? p : far))
  return { x: corner.x + way.x * radius, y: corner.y + way.y * radius }
}

/**
 * Just past either side of each corner and body in the way: from each centre, if that reaches the
 * other base, and straight along from base to base, if both are that wide.
 */
export function linesPast(blockers: readonly Blocker[], eye: Footprint, target: Footprint): readonly SightLine[] {
  const across = acrossOf(eye.at, target.at)
  if (!across) return []
  const s = shapeOf(eye),
    t = shapeOf(target)
  const reach = Math.max(radiusOf(eye.base), radiusOf(target.base))
  const lines: SightLine[] = []
  for (const blocker of blockers) {
    const aside = PAST + roundness(blocker)
    for (const corner of cornersOf(blocker)) {
      const off = (corner.x - eye.at.x) * across.x + (corner.y - eye.at.y) * across.y
      for (const past of [off + aside, off - aside]) {
        if (Math.abs(past) > reach) continue
        addPast(lines, shifted(corner, across, past - off), eye.at, s, target.at, t)
        addLine(lines, shifted(eye.at, across, past), s, shifted(target.at, across, past), t)
      }
    }
  }
  return lines
}

const cornersOf = ({ outline, shape }: Blocker): readonly Point[] =>
  shape ? shape.core : outline?.is === 'disc' ? [outline.centre] : (outline?.points ?? [])
const roundness = ({ outline, shape }: Blocker): number =>
  shape ? shape.radius : outline?.is === 'disc' ? outline.radius : 0
const shifted = ({ x, y }: Point, way: Point, by: number): Point => ({ x: x + way.x * by, y: y + way.y * by })

function addPast(lines: SightLine[], p: Point, eye: Point, s: Shape, target: Point, t: Shape): void {
  const there = endBeyond(eye, p, target, t)
  if (there) lines.push({ from: eye, to: there })
  const here = endBeyond(target, p, eye, s)
  if (here) lines.push({ from: here, to: target })
}

function addLine(lines: SightLine[], from: Point, s: Shape, to: Point, t: Shape): void {
  if (isInShape(s, from) && isInShape(t, to)) lines.push({ from, to })
}

/** Where the line from a through p passes nearest to a centre, if that is in its base. */
function endBeyond(a: Point, p: Point, centre: Point, shape: Shape): Point | undefined {
  const dx = p.x - a.x,
    dy = p.y - a.y
  const length2 = dx * dx + dy * dy
  const share = ((centre.x - a.x) * dx + (centre.y - a.y) * dy) / length2
  if (!(share > 0)) return undefined
  const end = { x: a.x + dx * share, y: a.y + dy * share }
  return isInShape(shape, end) ? end : undefined
}
