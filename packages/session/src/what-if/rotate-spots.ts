/** Turns the models of a unit about a place. */
import type { Spot } from '@muster/engine'
import { point, type Point } from '@muster/table'

/** By so many degrees with the clock. Facings turn with it. */
export function rotateSpots(spots: readonly Spot[], centre: Point, degrees: number): readonly Spot[] {
  if (degrees % 360 === 0) return spots
  const angle = (degrees / 180) * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = ({ x, y }: Point): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos })
  return spots.map(({ figure, at, facing }) => {
    const aside = turn({ x: at.x - centre.x, y: at.y - centre.y })
    const looks = facing && turn(facing)
    return {
      figure,
      at: point(centre.x + aside.x, centre.y + aside.y),
      ...(looks && { facing: inWholeNumbers(looks) }),
    }
  })
}

/** A direction may have any length: this one is long enough that whole numbers tell it well. */
function inWholeNumbers({ x, y }: Point): Point {
  const share = 10_000 / (Math.hypot(x, y) || 1)
  return point(x * share, y * share)
}
