/**
 * Line of sight: some straight line from a point of one base to a point of the other that no sight-stopping terrain
 * crosses. Figures, cover and concealment never break it.
 *
 * If there is such a line at all, there is one that touches two things: corners of terrain, or the rim of a base. So
 * these lines are enough to look at.
 */
import { clipPiece, distance, isBoxBeside, isNearBox, type GroundPiece, type Point } from '@muster/table'
import { radiusOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { sightStoppers } from '../terrain/kinds.ts'

export function canSee(state: State, by: Figure, at: Figure): boolean {
  const walls = wallsBetween(state, by, at)
  if (walls.length === 0) return true
  if (isFree(walls, by.at, at.at)) return true
  return sightLines(walls, by, at).some(([from, to]) => isFree(walls, from, to))
}

/** The walls that reach into the strip between two bases. */
function wallsBetween({ survey }: State, by: Figure, at: Figure): readonly GroundPiece[] {
  const all = survey.get(sightStoppers)
  if (all.length === 0) return all
  const aside = Math.max(radiusOf(by), radiusOf(at))
  return all.filter(({ box }) => isNearBox(box, by.at, at.at, aside) && !isBoxBeside(box, by.at, at.at, aside))
}

type Line = readonly [Point, Point]

/** Lines along the rims of both bases, and lines past each corner to the rims and to the other corners. */
function sightLines(walls: readonly GroundPiece[], by: Figure, at: Figure): readonly Line[] {
  const rims = [...rimPoints(by, at.at), ...rimPoints(at, by.at)]
  const [left, right, farRight, farLeft] = rims as [Point, Point, Point, Point]
  const lines: Line[] = [
    [left, farLeft],
    [right, farRight],
    [left, farRight],
    [right, farLeft],
  ]
  const corners = walls.flatMap(({ piece: { outline } }) => (outline.is === 'disc' ? [] : outline.points))
  for (const [index, corner] of corners.entries()) {
    const ends = [...rimPoints(by, corner), ...rimPoints(at, corner), ...corners.slice(index + 1), by.at, at.at]
    for (const end of ends) lines.push(...throughBoth(corner, end, by, at))
  }
  return lines
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
function throughBoth(one: Point, other: Point, by: Figure, at: Figure): readonly Line[] {
  const from = footOf(by, one, other)
  const to = footOf(at, one, other)
  return from && to ? [[from, to]] : []
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
  return walls.every((wall) =>
    clipPiece(wall, from, to).every((part) => wall.piece.outline.is !== 'line' && part.to - part.from <= slack),
  )
}
