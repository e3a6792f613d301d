/** Places to go to: around an enemy within reach of it, and straight towards something. */
import type { Question } from '@muster/engine'
import { clipDisc, DIRECTIONS, distance, INCH, pointAlong, type Length, type Point } from '@muster/table'
import { reachesInMelee } from '../rules/attacks/weapons.ts'
import { isStanding, radiusOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** How far from an enemy's base a fighter likes to stand: others find room beside it. */
const GAP = INCH / 16

/** Directions have a length of ten thousand; every fourth is enough. */
const AROUND = DIRECTIONS.filter((_, index) => index % 4 === 0)

/** The nearest place first, then those around. */
export function aroundEnemy(figure: Figure, enemy: Figure): readonly Point[] {
  const far = radiusOf(figure) + radiusOf(enemy) + GAP
  const straight = pointAlong(enemy.at, figure.at, far / (distance(enemy.at, figure.at) || 1))
  return [
    straight,
    ...AROUND.map(({ x, y }) => ({
      x: Math.round(enemy.at.x + (x * far) / 10000),
      y: Math.round(enemy.at.y + (y * far) / 10000),
    })),
  ]
}

/** Whether an ally that reaches the enemy stands opposite this place. */
export function isOppositeAny({ figures }: State, figure: Figure, enemy: Figure, at: Point): boolean {
  for (const ally of figures) {
    if (ally === figure || ally.side !== figure.side || !isStanding(ally) || !reachesInMelee(ally, enemy)) continue
    const [part] = clipDisc(enemy.at, radiusOf(enemy), at, ally.at)
    if (part && part.to > part.from) return true
  }
  return false
}

/** Cosine and sine of 0, ±35 and ±70 degrees. */
const TURNS = [
  [1, 0],
  [0.819, 0.574],
  [0.819, -0.574],
  [0.342, 0.94],
  [0.342, -0.94],
] as const

/** As near as a straight move gets; turned aside only where the way ahead is short. */
export function towards(question: Question, figure: Figure, goal: Point, far: Length): readonly Point[] {
  const whole = distance(figure.at, goal)
  const step = Math.min(whole, far)
  let best: readonly Point[] = []
  let least = whole
  for (const [cos, sin] of TURNS) {
    const ahead = pointAlong(figure.at, goal, step / (whole || 1))
    const dx = ahead.x - figure.at.x
    const dy = ahead.y - figure.at.y
    const aim = { x: Math.round(figure.at.x + dx * cos - dy * sin), y: Math.round(figure.at.y + dx * sin + dy * cos) }
    const path = question.moves?.allows(figure.id, [aim]) ? [aim] : (question.moves?.legal(figure.id, [aim]) ?? [])
    const end = path.at(-1)
    if (!end || distance(end, goal) >= least) continue
    best = path
    least = distance(end, goal)
    if (least < whole - 0.6 * step) break
  }
  return best
}
