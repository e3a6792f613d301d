/** Natural outlines: a ring of fixed directions with varying distances, so that no trigonometry is needed. */
import { INCH, type Outline, type Point, type TerrainKind } from '@muster/table'

/** Fourteen directions around a centre, in thousandths. */
const WAYS: readonly (readonly [number, number])[] = [
  [1000, 0],
  [901, 434],
  [623, 782],
  [223, 975],
  [-223, 975],
  [-623, 782],
  [-901, 434],
  [-1000, 0],
  [-901, -434],
  [-623, -782],
  [-223, -975],
  [223, -975],
  [623, -782],
  [901, -434],
]

/** How far the outline reaches in each direction, in hundredths of the radius. */
const SHORES: readonly (readonly number[])[] = [
  [100, 96, 92, 97, 100, 94, 88, 92, 99, 100, 93, 90, 95, 99],
  [94, 100, 98, 88, 84, 91, 99, 100, 95, 86, 83, 90, 97, 96],
  [100, 92, 84, 86, 95, 100, 97, 90, 85, 89, 97, 100, 98, 99],
  [88, 90, 97, 100, 96, 87, 82, 86, 94, 100, 99, 93, 87, 85],
  [97, 100, 93, 84, 86, 95, 100, 98, 90, 83, 87, 96, 100, 95],
  [91, 86, 90, 98, 100, 99, 92, 84, 83, 89, 96, 100, 97, 94],
  [100, 98, 90, 83, 81, 88, 96, 100, 100, 94, 86, 82, 89, 97],
  [85, 92, 100, 100, 93, 86, 88, 97, 100, 92, 84, 83, 86, 84],
]
export const SHORE_COUNT = SHORES.length

const at = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The outline of a wood, hill or marsh: its centre, two radii, and which of the shapes above it has. */
export function blob(centre: Point, wide: number, deep: number, shore: number): Outline {
  const reach = SHORES[shore % SHORES.length] as readonly number[]
  return {
    is: 'area',
    points: WAYS.map(([dx, dy], i) => {
      const share = (reach[i] as number) / 100_000
      return at(centre.x + dx * share * wide, centre.y + dy * share * deep)
    }),
  }
}

/**
 * The outline of a hill has twice the corners: what rules measure is then as round as what is seen, within a millimetre.
 * Each new corner lies on the curve through its four neighbours.
 */
export function naturalOutline(kind: TerrainKind, centre: Point, wide: number, deep: number, shore: number): Outline {
  const outline = blob(centre, wide, deep, shore)
  if (kind !== 'hill' || outline.is !== 'area') return outline
  const { points } = outline
  const corner = (i: number): Point => points[(i + points.length) % points.length] as Point
  const between = (i: number): Point => {
    const [before, from, to, after] = [corner(i - 1), corner(i), corner(i + 1), corner(i + 2)]
    return at((9 * (from.x + to.x) - before.x - after.x) / 16, (9 * (from.y + to.y) - before.y - after.y) / 16)
  }
  return { is: 'area', points: points.flatMap((point, i) => [point, between(i)]) }
}

/** A house: a rectangle laid along a direction given in whole steps. */
export function house(
  centre: Point,
  long: number,
  short: number,
  [dx, dy]: readonly [number, number] = [1, 0],
): Outline {
  const length = Math.sqrt(dx * dx + dy * dy)
  const ux = (dx / length) * (long / 2),
    uy = (dy / length) * (long / 2)
  const vx = (-dy / length) * (short / 2),
    vy = (dx / length) * (short / 2)
  const { x, y } = centre
  return {
    is: 'area',
    points: [
      at(x - ux - vx, y - uy - vy),
      at(x + ux - vx, y + uy - vy),
      at(x + ux + vx, y + uy + vy),
      at(x - ux + vx, y - uy + vy),
    ],
  }
}

export const disc = (centre: Point, radius: number): Outline => ({ is: 'disc', centre, radius: Math.round(radius) })
export const inchPoint = (x: number, y: number): Point => at(x * INCH, y * INCH)

/** The same outline seen from the other end of the table. */
export function turned(outline: Outline, width: number, depth: number): Outline {
  const turn = ({ x, y }: Point): Point => ({ x: width - x, y: depth - y })
  return outline.is === 'disc'
    ? { ...outline, centre: turn(outline.centre) }
    : { ...outline, points: outline.points.map(turn) }
}
