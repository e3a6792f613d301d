/** Where the words of a range stand: just outside its ring, where that is on the table. */
import { INCH, MM, type Battlefield, type Point } from '@muster/table'

/** Undefined where the whole ring lies beyond the table. */
export function rangeLabelAt({ x, y }: Point, far: number, { width, depth }: Battlefield): Point | undefined {
  const above = far + 3 * MM
  const below = far + 8 * MM
  const places: readonly Point[] = [
    { x, y: y - above },
    { x, y: y + below },
    { x: x - far, y },
    { x: x + far, y },
  ]
  return places.find((at) => isWithin(at.x, width) && isWithin(at.y, depth))
}

/** Far enough from the edge that the words are not cut. */
const isWithin = (place: number, size: number): boolean => place >= INCH / 2 && place <= size - INCH / 2
