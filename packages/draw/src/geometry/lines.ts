/** Lines: lengths, points along them, even steps, ribbons. */
import { corner, mmDistance, pointBetween, mmPoint, type Ring, type MmPoint } from './points.ts'

/** A point on a line, and the direction of the line there. */
export interface LinePoint {
  readonly at: MmPoint
  readonly angle: number
}

export const closed = (ring: Ring): Ring => [...ring, corner(ring, 0)]

export const lengthOf = (line: Ring): number =>
  line.slice(1).reduce((sum, p, i) => sum + mmDistance(corner(line, i), p), 0)

const linePointBetween = (a: MmPoint, b: MmPoint, share: number): LinePoint => ({
  at: pointBetween(a, b, share),
  angle: Math.atan2(b.y - a.y, b.x - a.x),
})

/** Points at these distances from the start of a line (in rising order). */
export function linePointsAt(line: Ring, distances: readonly number[]): LinePoint[] {
  const stops: LinePoint[] = []
  let leg = 0
  let before = 0
  for (const distance of distances) {
    let legLength = mmDistance(corner(line, leg), corner(line, leg + 1))
    while (leg < line.length - 2 && before + legLength < distance) {
      before += legLength
      leg += 1
      legLength = mmDistance(corner(line, leg), corner(line, leg + 1))
    }
    const share = Math.min(1, (distance - before) / (legLength || 1))
    stops.push(linePointBetween(corner(line, leg), corner(line, leg + 1), share))
  }
  return stops
}

/** More than a table's longest hedge needs. A line that is longer still is decorated more loosely. */
const MOST_LINE_POINTS = 2000
const SHORTEST_STEP = 0.01

/** Points every `step` along a line; `step` may vary. A line of no length has one point. */
export function linePointsAlong(line: Ring, step: () => number): LinePoint[] {
  const total = lengthOf(line)
  const least = Math.max(SHORTEST_STEP, total / MOST_LINE_POINTS)
  const distances: number[] = []
  for (let at = 0; at <= total; at += Math.max(step(), least)) distances.push(at)
  return linePointsAt(line, distances)
}

/** How much longer than usual the parts along these lines must be to keep to `most` of them. */
export const stretchFor = (lines: readonly Ring[], usual: number, most = MOST_LINE_POINTS): number =>
  Math.max(1, lines.reduce((sum, line) => sum + lengthOf(line), 0) / (usual * most))

/** The line divided into `count` even steps. */
export function evenPoints(line: Ring, count: number): MmPoint[] {
  const total = lengthOf(line)
  return linePointsAt(
    line,
    Array.from({ length: count + 1 }, (_, i) => (total * i) / count),
  ).map((stop) => stop.at)
}

/** A point to the side of a point on a line: positive is to the right of the line's direction. */
export const beside = (stop: LinePoint, aside: number, ahead = 0): MmPoint =>
  mmPoint(
    stop.at.x - Math.sin(stop.angle) * aside + Math.cos(stop.angle) * ahead,
    stop.at.y + Math.cos(stop.angle) * aside + Math.sin(stop.angle) * ahead,
  )

const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** A smooth curve through the same points. Only for decoration: an edge that a rule measures keeps its corners. */
export function smoothed(line: Ring, isRing: boolean, steps = 8): MmPoint[] {
  const last = line.length - 1
  const nth = (i: number): MmPoint => corner(line, isRing ? i : Math.max(0, Math.min(last, i)))
  const out: MmPoint[] = []
  for (let i = 0; i < (isRing ? line.length : last); i++) {
    const [a, b, c, d] = [nth(i - 1), nth(i), nth(i + 1), nth(i + 2)]
    for (let k = 0; k < steps; k++) {
      out.push(mmPoint(catmull(a.x, b.x, c.x, d.x, k / steps), catmull(a.y, b.y, c.y, d.y, k / steps)))
    }
  }
  return isRing ? out : [...out, nth(last)]
}

/** The line moved sideways; `aside` may change along the way (0 to 1). */
export function movedSideways(line: Ring, aside: (share: number) => number): MmPoint[] {
  return line.map((p, i) => {
    const a = corner(line, Math.max(0, i - 1))
    const b = corner(line, Math.min(line.length - 1, i + 1))
    return beside({ at: p, angle: Math.atan2(b.y - a.y, b.x - a.x) }, aside(i / (line.length - 1)))
  })
}

/** A line given a width. */
export const ribbon = (line: Ring, half: (share: number) => number): MmPoint[] => [
  ...movedSideways(line, half),
  ...movedSideways(line, (share) => -half(share)).reverse(),
]
