/** Finding a way without a search: straight on, or a little to one side. Good enough for a quick player. */
import type { Question } from '@muster/engine'
import { distanceSquared, spotsTouching, type Point } from '@muster/table'
import { footprint } from '../figures.ts'
import type { Figure, State } from '../state.ts'

/** Cosine and sine of 0, ±35 and ±70 degrees. */
const TURNS = [[1, 0], [0.819, 0.574], [0.819, -0.574], [0.342, 0.94], [0.342, -0.94]] as const

function aside(centre: Point, towards: Point, far: number, [cos, sin]: readonly [number, number]): Point {
  const dx = towards.x - centre.x
  const dy = towards.y - centre.y
  const scale = far / (Math.sqrt(dx * dx + dy * dy) || 1)
  return {
    x: Math.round(centre.x + (dx * cos - dy * sin) * scale), y: Math.round(centre.y + (dx * sin + dy * cos) * scale),
  }
}

/** The legal parts of the straight ways to a place and to both sides of it, the straightest first. */
export function* ways(question: Question, figure: Figure, at: Point, far: number): Generator<readonly Point[]> {
  for (const turn of TURNS) {
    const legal = question.moves?.legal(figure.id, [aside(figure.at, at, far, turn)])
    if (legal && legal.length > 0) yield legal
  }
}

/** As near to a place as a straight move gets; the first way that covers most of the distance will do. */
export function steer(question: Question, figure: Figure, at: Point, allowance: number): readonly Point[] {
  const whole = Math.sqrt(distanceSquared(figure.at, at))
  const far = Math.min(whole, allowance)
  let best: readonly Point[] = []
  let left = whole
  for (const way of ways(question, figure, at, far)) {
    const end = way[way.length - 1] as Point
    const away = Math.sqrt(distanceSquared(end, at))
    if (away < left && question.check({ figure: figure.id, path: way }) === undefined) [best, left] = [way, away]
    if (left < whole - 0.5 * far) break
  }
  return best
}

/** How many places around an enemy are looked at, and how many of them are tried. */
const PLACES = 12
const TRIES = 5

/** A straight way into contact with an enemy; places nearest to `wished` are tried first. Undefined: none found. */
export function steerInto(
  state: State, question: Question, figure: Figure, target: Figure, wished: Point = figure.at,
): readonly Point[] | undefined {
  const spots = [...spotsTouching(footprint(state, figure), footprint(state, target), PLACES)]
  spots.sort((a, b) => distanceSquared(a, wished) - distanceSquared(b, wished))
  for (const spot of spots.slice(0, TRIES)) {
    const path = [spot]
    if (question.moves?.allows(figure.id, path) && question.check({ figure: figure.id, path }) === undefined) return path
  }
  return undefined
}
