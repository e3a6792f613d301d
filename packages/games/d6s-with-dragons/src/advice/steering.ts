/** Finds a path without a search: straight on, or a little to one side. Good enough for a quick player. */
import { turnedPoint, TURNS, type Question, type Turning } from '@muster/engine'
import { distanceSquared, INCH, contactPlaceFacing, type Point } from '@muster/table'
import { footprint } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { riskOf } from './estimates/risks.ts'

/** A legal path, and what it may cost besides movement. */
export interface PathPlan {
  readonly path: readonly Point[]
  readonly risk: number
  /** It ends in contact with an enemy. */
  readonly engages?: true
}

/** The legal parts of the straight paths to a place and to both sides of it, the straightest first. */
export function* straightPaths(
  question: Question,
  figure: Figure,
  at: Point,
  far: number,
): Generator<readonly Point[]> {
  for (const turn of TURNS) {
    const legal = question.moves?.legal(figure.id, [turnedPoint(figure.at, at, far, turn)])
    if (legal && legal.length > 0) yield legal
  }
}

/** What one inch nearer is worth, in points, to compare with the risk of a path. */
const INCH_WORTH = 1 / INCH

/** Shorter moves are not made, so that a turn always ends. */
export const SHORTEST_MOVE = INCH / 4

/** On slow ground half the distance is all one gets, and looking for a better path costs more time than it gains. */
const MOST_OF = 0.4

/** The path that comes nearest to a place at little risk; the first one that covers most of the distance is taken. */
export function steer(
  state: State,
  question: Question,
  figure: Figure,
  at: Point,
  allowance: number,
): PathPlan | undefined {
  const whole = Math.sqrt(distanceSquared(figure.at, at))
  const far = Math.min(whole, allowance)
  if (far < SHORTEST_MOVE) return undefined
  let best: PathPlan | undefined
  let most = 0
  for (const turn of TURNS) {
    const end = turnedPoint(figure.at, at, far, turn)
    if (gainOf(whole, end, at) <= most) continue
    const path = question.moves?.legal(figure.id, [end]) ?? []
    const gain = gainOf(whole, path[path.length - 1] ?? figure.at, at)
    if (gain <= most || question.check({ figure: figure.id, path }) !== undefined) continue
    const risk = riskOf(state, figure, path)
    if (gain - risk > most) [best, most] = [{ path, risk }, gain - risk]
    if (most > MOST_OF * far * INCH_WORTH) break
  }
  return best
}

/** What it is worth to come this near to a place. */
const gainOf = (whole: number, from: Point, at: Point): number =>
  (whole - Math.sqrt(distanceSquared(from, at))) * INCH_WORTH

/** How many places beside the wanted one are tried; those farther aside do not flank. */
const BEHIND = 3

/** The shortest path into contact with an enemy: straight on, or else to one side of it. Undefined: none found. */
export function steerInto(
  state: State,
  question: Question,
  figure: Figure,
  target: Figure,
  allowance: number,
): PathPlan | undefined {
  const straight = [placeAt(state, figure, target, figure.at)]
  if (!isInReach(figure, straight, allowance)) return undefined
  if (question.moves?.allows(figure.id, straight)) return planFor(state, question, figure, straight)
  return steerAround(state, question, figure, target, allowance, figure.at, TURNS.slice(1))
}

/** A path into contact with an enemy at the wanted place or beside it, round the enemy if necessary. */
export function steerAround(
  state: State,
  question: Question,
  figure: Figure,
  target: Figure,
  allowance: number,
  wished: Point,
  turns: readonly Turning[] = TURNS.slice(0, BEHIND),
): PathPlan | undefined {
  const far = Math.sqrt(distanceSquared(target.at, wished))
  for (const turn of turns) {
    const spot = placeAt(state, figure, target, turnedPoint(target.at, wished, far, turn))
    const path = isFacing(figure.at, spot, target.at) ? [spot] : [around(figure.at, target.at, spot), spot]
    if (!isInReach(figure, path, allowance) || !question.moves?.allows(figure.id, path)) continue
    const course = planFor(state, question, figure, path)
    if (course) return course
  }
  return undefined
}

/** The place in contact with a character, on the side of a point. */
const placeAt = (state: State, figure: Figure, target: Figure, at: Point): Point =>
  contactPlaceFacing({ ...footprint(state, figure), at }, footprint(state, target))

function planFor(state: State, question: Question, figure: Figure, path: readonly Point[]): PathPlan | undefined {
  return question.check({ figure: figure.id, path })
    ? undefined
    : { path, risk: riskOf(state, figure, path), engages: true }
}

/** A path that is too long for the movement left is not judged at all. */
function isInReach({ at }: Figure, path: readonly Point[], allowance: number): boolean {
  let length = 0
  let from = at
  for (const to of path) {
    length += Math.sqrt(distanceSquared(from, to))
    from = to
  }
  return length <= allowance
}

/** Whether a place at a base's rim lies on the near side, so that the straight path does not lead through the base. */
const isFacing = (from: Point, spot: Point, centre: Point): boolean =>
  (from.x - spot.x) * (spot.x - centre.x) + (from.y - spot.y) * (spot.y - centre.y) >= 0

/** The corner of a path round a character, still within its threatened space. */
function around(from: Point, centre: Point, to: Point): Point {
  const radius = Math.sqrt(distanceSquared(centre, to)) * 1.45
  const dx = unit(from.x - centre.x, from.y - centre.y) + unit(to.x - centre.x, to.y - centre.y)
  const dy = unit(from.y - centre.y, from.x - centre.x) + unit(to.y - centre.y, to.x - centre.x)
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  return { x: Math.round(centre.x + (dx / length) * radius), y: Math.round(centre.y + (dy / length) * radius) }
}

/** One leg of a right triangle, scaled to a hypotenuse of one. */
const unit = (leg: number, other: number): number => leg / (Math.sqrt(leg * leg + other * other) || 1)
