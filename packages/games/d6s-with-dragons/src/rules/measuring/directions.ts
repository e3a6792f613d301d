/** Points around a point, in fixed directions: for searching, never for a ruling. */
import type { Random } from '@muster/engine'
import { DIRECTIONS, point, type Length, type Point } from '@muster/table'

/** Directions have a length of ten thousand. */
export const pointInDirection = ({ x, y }: Point, way: Point, far: Length): Point =>
  point(x + (way.x * far) / 10000, y + (way.y * far) / 10000)

/** The points at a distance, in every direction. */
export const ringAround = (at: Point, far: Length): Point[] => DIRECTIONS.map((way) => pointInDirection(at, way, far))

/** A random point within a distance. */
export function randomPointWithin(at: Point, reach: Length, random: Random): Point {
  const way = DIRECTIONS[Math.floor(random() * DIRECTIONS.length)] ?? { x: 0, y: 0 }
  return pointInDirection(at, way, random() * reach)
}
