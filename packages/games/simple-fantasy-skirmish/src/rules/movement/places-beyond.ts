/** Places just beyond an obstacle and just inside an area. */
import { contains, distance, distanceSquared, stepTowards, type GroundPiece, type Point } from '@muster/table'
import { spotsAround } from '../../terrain.ts'
import { crosses } from '../terrain/model-paths.ts'

/** The sides of an outline with more than one point. */
const segmentsOf = ({ sides }: GroundPiece): readonly (readonly [Point, Point])[] =>
  sides.flatMap(({ core: [p, q] }) => (p && q ? [[p, q] as const] : []))

const nearestFirst = (from: Point, spots: Point[]): Point[] =>
  spots.sort((a, b) => distanceSquared(from, a) - distanceSquared(from, b))

/** Clear of an obstacle on its far side, the nearest first. `asides`: how far along a side places are looked for. */
export function spotsBeyond(
  piece: GroundPiece,
  from: Point,
  diameter: number,
  asides: readonly number[] = [0],
): Point[] {
  const { outline } = piece.piece
  const clear = diameter / 2 + 1
  if (outline.is === 'disc') {
    const round = spotsAround(outline.centre, outline.radius + clear + 1)
    return nearestFirst(
      from,
      round.filter((spot) => crosses(piece, from, [spot])),
    )
  }
  const spots = segmentsOf(piece).flatMap(([p, q]) => {
    const out = outward(piece, p, q, from)
    return out ? asides.map((aside) => offset(nearestOn(from, p, q, aside), out, clear)) : []
  })
  return nearestFirst(
    from,
    spots.filter((spot) => crosses(piece, from, [spot])),
  )
}

/** Inside an area or on its rim, the nearest first. */
export function spotsInside(piece: GroundPiece, from: Point, asides: readonly number[] = [0]): Point[] {
  const { outline } = piece.piece
  if (contains(outline, from)) return [from]
  if (outline.is === 'disc') {
    const rim = [stepTowards(outline.centre, from, outline.radius - 1)]
    return nearestFirst(from, asides.length > 1 ? [...rim, ...spotsAround(outline.centre, outline.radius - 1)] : rim)
  }
  const spots = segmentsOf(piece).flatMap(([p, q]) => asides.map((aside) => nearestOn(from, p, q, aside)))
  return nearestFirst(from, spots)
}

const offset = ({ x, y }: Point, out: Point, far: number): Point => ({
  x: Math.round(x + out.x * far),
  y: Math.round(y + out.y * far),
})

/** The direction across a side, away from `from`; undefined where that leads into the piece and not out of it. */
function outward({ piece: { outline } }: GroundPiece, p: Point, q: Point, from: Point): Point | undefined {
  const length = distance(p, q)
  if (length === 0) return undefined
  const normal = { x: (q.y - p.y) / length, y: (p.x - q.x) / length }
  const side = (from.x - p.x) * normal.x + (from.y - p.y) * normal.y
  const out = side > 0 ? { x: -normal.x, y: -normal.y } : normal
  const beside = { x: (p.x + q.x) / 2 + out.x * 2, y: (p.y + q.y) / 2 + out.y * 2 }
  return outline.is === 'area' && contains(outline, beside) ? undefined : out
}

/** The point of a side nearest to `from`, or so far from it along the side. */
function nearestOn(from: Point, p: Point, q: Point, aside: number): Point {
  const dx = q.x - p.x
  const dy = q.y - p.y
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const along = ((from.x - p.x) * dx + (from.y - p.y) * dy) / length
  const share = Math.max(0, Math.min(length, Math.max(0, Math.min(length, along)) + aside)) / length
  return { x: p.x + dx * share, y: p.y + dy * share }
}
