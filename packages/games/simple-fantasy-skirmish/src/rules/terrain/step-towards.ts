/** A step of some length from one point towards another, rounded to the lattice all positions lie on. */
import { distance, type Point } from '@muster/table'

export function stepTowards(from: Point, towards: Point, far: number): Point {
  const length = distance(from, towards) || 1
  return {
    x: Math.round(from.x + ((towards.x - from.x) / length) * far),
    y: Math.round(from.y + ((towards.y - from.y) / length) * far),
  }
}
