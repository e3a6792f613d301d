/** Places around a place, along a fixed ring of directions: for looking about, never for a verdict. */
import type { Random } from '@muster/engine'
import { DIRECTIONS, point, type Length, type Point } from '@muster/table'

/** Directions are ten thousand long. */
export const goneBy = ({ x, y }: Point, way: Point, far: Length): Point =>
  point(x + (way.x * far) / 10000, y + (way.y * far) / 10000)

/** So far away in every direction. */
export const ringAround = (at: Point, far: Length): Point[] => DIRECTIONS.map((way) => goneBy(at, way, far))

/** Anywhere within reach. */
export function anywhereWithin(at: Point, reach: Length, random: Random): Point {
  const way = DIRECTIONS[Math.floor(random() * DIRECTIONS.length)] ?? { x: 0, y: 0 }
  return goneBy(at, way, random() * reach)
}
