/** Places where a round base stands exactly against a building: along its walls and round its corners. */
import { INCH, type Outline, type Point } from '@muster/table'

const STEP = INCH / 8
/** Directions all round, in whole numbers: unit vectors are made of them with a square root, without trigonometry. */
const ROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [12, 5],
  [4, 3],
  [1, 1],
  [3, 4],
  [5, 12],
  [0, 1],
  [-5, 12],
  [-3, 4],
  [-1, 1],
  [-4, 3],
  [-12, 5],
  [-1, 0],
  [-12, -5],
  [-4, -3],
  [-1, -1],
  [-3, -4],
  [-5, -12],
  [0, -1],
  [5, -12],
  [3, -4],
  [1, -1],
  [4, -3],
  [12, -5],
]

/** Rounding may push a base into the wall; one unit more keeps it out, and still in touch. */
const outward = (from: Point, dx: number, dy: number, reach: number): Point => {
  const length = Math.sqrt(dx * dx + dy * dy)
  const straight = dx === 0 || dy === 0
  const by = (straight ? reach : reach + 1) / length
  return { x: Math.round(from.x + dx * by), y: Math.round(from.y + dy * by) }
}

/** Spots on both sides of every wall; those inside are for the caller to leave out. */
export function spotsAgainst(outline: Outline, radius: number): Point[] {
  if (outline.is === 'disc') return ROUND.map(([dx, dy]) => outward(outline.centre, dx, dy, outline.radius + radius))
  const { points } = outline
  const along = points.flatMap((corner, i) => spotsAlong(corner, points[(i + 1) % points.length] as Point, radius))
  return [...along, ...points.flatMap((corner) => ROUND.map(([dx, dy]) => outward(corner, dx, dy, radius)))]
}

function spotsAlong(a: Point, b: Point, radius: number): Point[] {
  const dx = b.x - a.x,
    dy = b.y - a.y
  const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / STEP))
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: a.x + (dx * i) / steps,
    y: a.y + (dy * i) / steps,
  })).flatMap((wall) => [outward(wall, -dy, dx, radius), outward(wall, dy, -dx, radius)])
}
