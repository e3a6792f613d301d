/** Places beside an enemy from which a figure attacks it. */
import { clipDisc, DIRECTIONS, distance, INCH, pointAlong, type Length, type Point } from '@muster/table'
import { reachesInMelee } from '../rules/attacks/weapons.ts'
import { isStanding, radiusOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { Mover } from './places.ts'
import { takeBest } from './take-best.ts'

/** How many places beside an enemy are checked. */
const TRIES = 6

/** How far from an enemy's base a fighter likes to stand: others find room beside it. */
const GAP = INCH / 16

/** Directions have a length of ten thousand; every fourth is enough. */
const AROUND = DIRECTIONS.filter((_, index) => index % 4 === 0)

interface ChargePlan {
  readonly path: readonly Point[]
  readonly score: number
}

interface WeighedPlace {
  readonly at: Point
  readonly score: number
}

/** Best where an ally stands opposite. Places are weighed first, and the best alone are checked. */
export function chargePlans(state: State, mover: Mover, enemy: Figure, most: number): readonly ChargePlan[] {
  const { figure, left } = mover
  const allies = alliesInReach(state, figure, enemy)
  const places: WeighedPlace[] = []
  for (const at of aroundEnemy(figure, enemy)) {
    const far = distance(figure.at, at)
    if (far <= left) places.push({ at, score: 11 + (isOppositeAny(allies, enemy, at) ? 1 : 0) - far / (4 * left) })
  }
  const found: ChargePlan[] = []
  for (let tries = 0; tries < TRIES && found.length < Math.min(2, most);) {
    const place = takeBest(places, isBetter)
    if (!place) break
    if (!mover.hasRoom(place.at)) continue
    const path = [place.at]
    if (mover.mayGo(path)) found.push({ path, score: place.score })
    tries++
  }
  return found
}

const isBetter = (one: WeighedPlace, other: WeighedPlace): boolean => one.score > other.score

/** Those who could help against this enemy by standing opposite. */
function alliesInReach({ figures }: State, figure: Figure, enemy: Figure): readonly Figure[] {
  const allies: Figure[] = []
  for (const ally of figures)
    if (ally !== figure && ally.side === figure.side && isStanding(ally) && reachesInMelee(ally, enemy))
      allies.push(ally)
  return allies
}

/** How far from an enemy's centre it stands. */
const besideEnemy = (figure: Figure, enemy: Figure): Length => radiusOf(figure) + radiusOf(enemy) + GAP

/** The nearest place first, then those around to which a straight way does not lead through the enemy itself. */
function aroundEnemy(figure: Figure, enemy: Figure): readonly Point[] {
  const near = radiusOf(figure) + radiusOf(enemy)
  const far = besideEnemy(figure, enemy)
  const { x, y } = enemy.at
  const places = [pointAlong(enemy.at, figure.at, far / (distance(enemy.at, figure.at) || 1))]
  for (const way of AROUND) {
    const dx = Math.round((way.x * far) / 10000)
    const dy = Math.round((way.y * far) / 10000)
    if (dx * (figure.at.x - x) + dy * (figure.at.y - y) >= near * near) places.push({ x: x + dx, y: y + dy })
  }
  return places
}

/** Whether one of these allies stands opposite this place. */
function isOppositeAny(allies: readonly Figure[], enemy: Figure, at: Point): boolean {
  for (const ally of allies) {
    const part = clipDisc(enemy.at, radiusOf(enemy), at, ally.at)[0]
    if (part && part.to > part.from) return true
  }
  return false
}
