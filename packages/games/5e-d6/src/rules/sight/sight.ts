/**
 * Line of sight: some straight line from a point of one base to a point of the other that no sight-stopping terrain
 * crosses. Figures, cover and concealment never break it.
 *
 * If there is such a line at all, there is one that touches two things: corners of terrain, or the rim of a base. So
 * these lines are enough to look at.
 */
import {
  clipDisc,
  clipPiece,
  distance,
  INCH,
  isBoxBeside,
  isNearBox,
  type GroundPiece,
  type Point,
} from '@muster/table'
import { radiusOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { sightStoppers } from '../terrain/kinds.ts'

export function canSee(state: State, by: Figure, at: Figure): boolean {
  const walls = wallsBetween(state, by, at)
  if (walls.length === 0 || isFree(walls, by.at, at.at)) return true
  const rims = rimLines(by, at)
  if (walls.some((wall) => isShutBy(wall, rims, by, at))) return false
  return rims.some(([from, to]) => isFree(walls, from, to)) || isSeenPastCorners(walls, by, at)
}

const NO_WALLS: readonly GroundPiece[] = []

/** The walls that reach into the strip between two bases. Mostly there is none: then no list is made. */
function wallsBetween({ survey }: State, by: Figure, at: Figure): readonly GroundPiece[] {
  const aside = Math.max(radiusOf(by), radiusOf(at))
  let found: GroundPiece[] | undefined
  for (const wall of survey.get(sightStoppers))
    if (isNearBox(wall.box, by.at, at.at, aside) && !isBoxBeside(wall.box, by.at, at.at, aside))
      (found ??= []).push(wall)
  return found ?? NO_WALLS
}

/** A tenth of an inch. */
const THICK = INCH / 10

/**
 * A convex wall that is met by both outer lines from rim to rim, well between the bases, is met by every line between
 * them: no other need be looked at.
 */
function isShutBy(wall: GroundPiece, [left, right]: readonly Line[], by: Figure, at: Figure): boolean {
  if (!wall.isConvex || !left || !right) return false
  const [one, other] = [thickPart(wall, left), thickPart(wall, right)]
  if (!one || !other) return false
  return isClearOf(by, one[0], other[0]) && isClearOf(at, one[1], other[1])
}

/** Where a line goes into a wall and where it comes out, if it goes through enough of it. */
function thickPart(wall: GroundPiece, [from, to]: Line): Line | undefined {
  const [part] = clipPiece(wall, from, to)
  if (!part || (part.to - part.from) * distance(from, to) < THICK) return undefined
  return [between(from, to, part.from), between(from, to, part.to)]
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** Whether a stretch does not come near a base. */
const isClearOf = (figure: Figure, a: Point, b: Point): boolean =>
  clipDisc(figure.at, radiusOf(figure) + TOLERANCE, a, b).length === 0

type Line = readonly [Point, Point]

/** Lines from rim to rim of both bases, straight and crosswise. */
function rimLines(by: Figure, at: Figure): readonly Line[] {
  const [left, right] = rimPoints(by, at.at)
  const [farRight, farLeft] = rimPoints(at, by.at)
  return [
    [left, farLeft],
    [right, farRight],
    [left, farRight],
    [right, farLeft],
  ]
}

/** Lines past each corner to the rims and to the other corners. */
function isSeenPastCorners(walls: readonly GroundPiece[], by: Figure, at: Figure): boolean {
  const corners: Point[] = []
  for (const { piece } of walls) if (piece.outline.is !== 'disc') corners.push(...piece.outline.points)
  return corners.some((corner, index) => {
    const ends = [...rimPoints(by, corner), ...rimPoints(at, corner), ...corners.slice(index + 1), by.at, at.at]
    return ends.some((end) => {
      const line = throughBoth(corner, end, by, at)
      return line !== undefined && isFree(walls, line[0], line[1])
    })
  })
}

/** The two points of a base's rim straight across the way to a place. */
function rimPoints(figure: Figure, towards: Point): readonly [Point, Point] {
  const { at } = figure
  const length = distance(at, towards) || 1
  const x = ((towards.y - at.y) / length) * radiusOf(figure)
  const y = ((towards.x - at.x) / length) * radiusOf(figure)
  return [
    { x: at.x + x, y: at.y - y },
    { x: at.x - x, y: at.y + y },
  ]
}

/** The line through two points, from one base to the other; none where it misses a base. */
function throughBoth(one: Point, other: Point, by: Figure, at: Figure): Line | undefined {
  const from = footOf(by, one, other)
  const to = footOf(at, one, other)
  return from && to && [from, to]
}

/** The point of a line that is nearest to a base's centre, if it lies in the base. */
function footOf(figure: Figure, a: Point, b: Point): Point | undefined {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  if (squared === 0) return undefined
  const share = ((figure.at.x - a.x) * dx + (figure.at.y - a.y) * dy) / squared
  const foot = { x: a.x + dx * share, y: a.y + dy * share }
  return distance(foot, figure.at) <= radiusOf(figure) + 1 ? foot : undefined
}

/** A line passes what it only touches. */
function isFree(walls: readonly GroundPiece[], from: Point, to: Point): boolean {
  const slack = TOLERANCE / (distance(from, to) || 1)
  for (const wall of walls)
    for (const part of clipPiece(wall, from, to))
      if (wall.piece.outline.is === 'line' || part.to - part.from > slack) return false
  return true
}
