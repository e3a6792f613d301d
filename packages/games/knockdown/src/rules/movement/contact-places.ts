/**
 * Where a charge may end: in contact with its target, and with everyone else it comes within half an inch of. In a
 * tight line that is a place between two neighbours, or one at the end of the line.
 */
import { insertInOrder, STRAIGHT_ON, turnedPoint, TURNS } from '@muster/engine'
import { distanceSquared, square, type Length, type Point } from '@muster/table'
import { areEnemies, HALF_INCH, isStanding, radiusOf, TOLERANCE, TOUCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

/** Room for rounding, so that bases in contact never overlap. */
const GAP = 2

/** How far away a place may be, and everybody who could stand there. */
interface Neighbourhood {
  readonly most: Length
  readonly around: readonly Figure[]
}

/** Those of some models who may stand in the way of whoever is in contact with a target. */
export function modelsBeside(figure: Figure, target: Figure, models: readonly Figure[]): readonly Figure[] {
  const found: Figure[] = []
  const own = 2 * radiusOf(figure) + radiusOf(target) + HALF_INCH + TOUCH
  for (const other of models)
    if (distanceSquared(other.at, target.at) <= square(own + radiusOf(other))) found.push(other)
  return found
}

/** The place in contact with a target that is straight ahead, if it is free: none is nearer. */
export function placeAhead(figure: Figure, target: Figure, { most, around }: Neighbourhood): Point | undefined {
  const at = turnedPoint(target.at, figure.at, radiusOf(figure) + radiusOf(target) + GAP, STRAIGHT_ON)
  return distanceSquared(at, figure.at) <= square(most) && isFree(figure, at, around) ? at : undefined
}

/** Free places in contact with a target, the nearest first. */
export function placesBeside(
  state: State,
  figure: Figure,
  target: Figure,
  { most, around }: Neighbourhood = { most: Infinity, around: state.figures },
): Point[] {
  const far = radiusOf(figure) + radiusOf(target) + GAP
  const places: Point[] = []
  const wayTo = (at: Point): number => distanceSquared(at, figure.at)
  const put = (at: Point): void => {
    if (wayTo(at) <= square(most) && isFree(figure, at, around)) insertInOrder(places, at, wayTo)
  }
  for (const turn of TURNS) put(turnedPoint(target.at, figure.at, far, turn))
  for (const other of around)
    if (other !== target && isStanding(other) && areEnemies(figure, other))
      for (const at of notches(figure, target, other)) put(at)
  return places
}

const NONE: readonly Point[] = []

/** The two places in contact with both of two bases. */
function notches(figure: Figure, a: Figure, b: Figure): readonly Point[] {
  const ra = radiusOf(a) + radiusOf(figure) + GAP
  const rb = radiusOf(b) + radiusOf(figure) + GAP
  const dx = b.at.x - a.at.x
  const dy = b.at.y - a.at.y
  const squared = dx * dx + dy * dy
  if (squared > square(ra + rb) || squared < square(ra - rb) || squared === 0) return NONE
  const apart = Math.sqrt(squared)
  const along = (squared + ra * ra - rb * rb) / (2 * apart)
  const aside = Math.sqrt(Math.max(0, ra * ra - along * along))
  const ux = dx / apart
  const uy = dy / apart
  const placeAt = (side: number): Point => ({
    x: Math.round(a.at.x + ux * along - uy * side),
    y: Math.round(a.at.y + uy * along + ux * side),
  })
  return [placeAt(aside), placeAt(-aside)]
}

/** Nobody stands there, and every enemy is touched or far enough away. */
export function isFree(figure: Figure, at: Point, around: readonly Figure[]): boolean {
  for (const other of around) {
    const touching = radiusOf(figure) + radiusOf(other)
    const squared = distanceSquared(at, other.at)
    if (squared >= square(touching + HALF_INCH + TOLERANCE + 1) || other === figure || !isStanding(other)) continue
    if (squared < square(touching)) return false
    if (squared > square(touching + TOUCH) && areEnemies(figure, other)) return false
  }
  return true
}
