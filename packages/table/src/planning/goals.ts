/** Where a move towards a goal may end: places at rest that fulfil it, the nearest first. */
import type { Footprint } from '../shapes/base.ts'
import { contains, outlineSides } from '../shapes/outline.ts'
import { distanceSquared, NEIGHBOURS, point, type Point } from '../geometry/point.ts'
import { refuseRest } from '../moves/resting.ts'
import { nearestOnSegment } from '../geometry/segment.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import { DIRECTIONS, contactPlaceBeside, contactPlaceFacing, contactPlaces } from '../shapes/contact-places.ts'
import type { Outline } from '../shapes/outline.ts'

/** A place; contact with a base; or ground: the centre in an area or disc, the base against a line. */
export type Goal = { readonly at: Point } | { readonly contact: Footprint } | { readonly outline: Outline }

export function goalPlaces(move: PreparedMove, goal: Goal): readonly Point[] {
  const {
    start,
    question: { mover },
    bounds,
  } = move
  const isOn = ({ x, y }: Point) => x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom
  return placesFor(mover, goal)
    .filter((p) => isOn(p) && !refuseRest(move, p))
    .sort((a, b) => distanceSquared(start, a) - distanceSquared(start, b))
}

function placesFor(mover: Footprint, goal: Goal): Point[] {
  if ('at' in goal) return [goal.at]
  if ('contact' in goal) return [contactPlaceFacing(mover, goal.contact), ...contactPlaces(mover, goal.contact, 32)]
  return goal.outline.is === 'line' ? placesAgainst(mover, goal.outline) : placesIn(mover.at, goal.outline)
}

/** Places against each side of a line: opposite its nearest point, its ends and its middle. */
function placesAgainst(mover: Footprint, line: Outline): Point[] {
  return outlineSides(line).flatMap(({ core }) => {
    const a = core[0] as Point,
      b = core[1] as Point
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    return [nearestOnSegment(mover.at, a, b), a, middle, b].map((p) => contactPlaceBeside(mover, core, p))
  })
}

/** Places in an area or disc: just inside its rim nearest to the mover, and at intervals along the rim. */
function placesIn(from: Point, outline: Outline): Point[] {
  if (contains(outline, from)) return [from]
  const onRim = outline.is === 'disc' ? rimOfDisc(from, outline.centre, outline.radius) : rimOfArea(from, outline)
  return onRim.flatMap((p) => {
    const inside = NEIGHBOURS.map(([dx, dy]) => point(p.x + dx, p.y + dy)).find((q) => contains(outline, q))
    return inside ? [inside] : []
  })
}

const rimOfArea = (from: Point, area: Outline): readonly Point[] =>
  outlineSides(area).flatMap(({ core }) => {
    const a = core[0] as Point,
      b = core[1] as Point
    return [nearestOnSegment(from, a, b), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, a]
  })

function rimOfDisc(from: Point, centre: Point, radius: number): readonly Point[] {
  const directions = [{ x: from.x - centre.x, y: from.y - centre.y }, ...DIRECTIONS.filter((_, i) => i % 4 === 0)]
  return directions.map(({ x, y }) => {
    const share = (radius - 1) / (Math.sqrt(x * x + y * y) || 1)
    return { x: centre.x + x * share, y: centre.y + y * share }
  })
}
