/** A ring moved inwards by an even width, with mitred corners. */
import { clockwise, corner, mmDistance, type Ring, type MmPoint } from './points.ts'

/** The mitre of a very sharp corner would be endless: it is cut at this many widths. */
const LONGEST_MITRE = 4

function movedIn(before: MmPoint, at: MmPoint, after: MmPoint, by: number): MmPoint {
  const [a, b] = [mmDistance(before, at) || 1, mmDistance(at, after) || 1]
  const [ax, ay, bx, by2] = [(at.x - before.x) / a, (at.y - before.y) / a, (after.x - at.x) / b, (after.y - at.y) / b]
  const scale = Math.min(LONGEST_MITRE, 1 / Math.max(0.01, 1 + ax * bx + ay * by2)) * by
  return { x: at.x - (ay + by2) * scale, y: at.y + (ax + bx) * scale }
}

export function inset(ring: Ring, by: number): Ring {
  const round = clockwise(ring)
  return round.map((p, i) => movedIn(corner(round, i - 1), p, corner(round, i + 1), by))
}
