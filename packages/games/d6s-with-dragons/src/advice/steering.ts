/** Finding a way without a search: straight on, or a little to one side. Good enough for a quick player. */
import type { Question } from '@muster/engine'
import { distanceSquared, spotsTouching, type Point } from '@muster/table'
import { footprint } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { riskOf } from './risks.ts'

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

/** What an inch nearer is worth beside what the way may cost, in points. */
const INCH_WORTH = 1 / 2540

/** As near to a place as a straight and safe move gets; the first such way that covers most of the distance will do. */
export function steer(
  state: State, question: Question, figure: Figure, at: Point, allowance: number,
): readonly Point[] {
  const whole = Math.sqrt(distanceSquared(figure.at, at))
  const far = Math.min(whole, allowance)
  let best: readonly Point[] = []
  let most = 0
  for (const way of ways(question, figure, at, far)) {
    const gain = whole - Math.sqrt(distanceSquared(way[way.length - 1] as Point, at))
    if (gain * INCH_WORTH <= most || question.check({ figure: figure.id, path: way }) !== undefined) continue
    const worth = gain * INCH_WORTH - riskOf(state, figure, way)
    if (worth > most) [best, most] = [way, worth]
    if (most > 0.5 * far * INCH_WORTH) break
  }
  return best
}

/** How many places around an enemy are looked at, and how many of them are tried. */
const PLACES = 12
const TRIES = 5

/** A way into contact with an enemy; places nearest to `wished` are tried first. Undefined: none found. */
export function steerInto(
  state: State, question: Question, figure: Figure, target: Figure, wished: Point = figure.at,
): readonly Point[] | undefined {
  const spots = [...spotsTouching(footprint(state, figure), footprint(state, target), PLACES)]
  spots.sort((a, b) => distanceSquared(a, wished) - distanceSquared(b, wished))
  const isAllowed = (path: readonly Point[]) =>
    question.moves?.allows(figure.id, path) === true && question.check({ figure: figure.id, path }) === undefined
  for (const spot of spots.slice(0, TRIES)) {
    if (isAllowed([spot])) return [spot]
    const round = wished === figure.at ? undefined : [around(figure.at, target.at, spot), spot]
    if (round && isAllowed(round)) return round
  }
  return undefined
}

/** The corner of a way round somebody, still within its space. */
function around(from: Point, centre: Point, to: Point): Point {
  const radius = Math.sqrt(distanceSquared(centre, to)) * 1.45
  const dx = unit(from.x - centre.x, from.y - centre.y) + unit(to.x - centre.x, to.y - centre.y)
  const dy = unit(from.y - centre.y, from.x - centre.x) + unit(to.y - centre.y, to.x - centre.x)
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  return { x: Math.round(centre.x + (dx / length) * radius), y: Math.round(centre.y + (dy / length) * radius) }
}

/** One leg of a right angle for a hypotenuse of one. */
const unit = (leg: number, other: number): number => leg / (Math.sqrt(leg * leg + other * other) || 1)
