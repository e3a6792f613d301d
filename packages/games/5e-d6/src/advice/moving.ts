/** Where figures go in the Movement Phase: into reach of an enemy, into range, or towards the enemy. */
import { named, optionId, text, type Candidate, type Question } from '@muster/engine'
import { distance, inches, type Length, type Point } from '@muster/table'
import { isOppositeAny } from './places.ts'
import { longestReach } from '../rules/attacks/weapons.ts'
import { enemiesWithin, gapBetween } from '../rules/measuring/distance.ts'
import { nextMovers } from '../rules/movement/order.ts'
import { leftOf } from '../rules/movement/turn-actions.ts'
import { canSee } from '../rules/sight/sight.ts'
import { halfSpeed, speedOf } from '../rules/stats/numbers.ts'
import { enemiesOf, figureOf, ONE_INCH, radiusOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { aroundEnemy, towards } from './places.ts'

/** How far beyond its next attack an enemy must be before a figure dashes. */
const FAR = inches(8)

/** How many places beside an enemy are checked. */
const TRIES = 6

/** One figure at a time; of several with the same Speed a bot that thinks takes the one nearest to an enemy. */
export function moveCandidates(state: State, question: Question, most: number): Candidate[] {
  const movers = state.turn ? [figureOf(state, state.turn.figure)] : nextMovers(state)
  const figure = most === 1 || movers.length === 1 ? movers[0] : nearestToEnemy(state, movers)
  if (!figure) return []
  return figurePlans(state, question, figure, most)
}

function nearestToEnemy(state: State, movers: readonly Figure[]): Figure | undefined {
  const [first] = movers
  if (!first) return undefined
  const enemies = enemiesOf(state, first)
  let [best, least] = [first, Infinity]
  for (const one of movers) {
    const foe = nearest(one, enemies)
    const gap = foe ? gapBetween(one, foe) : Infinity
    if (gap < least) [best, least] = [one, gap]
  }
  return best
}

export function nearest(figure: Figure, enemies: readonly Figure[]): Figure | undefined {
  let best: Figure | undefined
  let least = Infinity
  for (const enemy of enemies) {
    const dx = figure.at.x - enemy.at.x
    const dy = figure.at.y - enemy.at.y
    const squared = dx * dx + dy * dy
    if (squared < least) [best, least] = [enemy, squared]
  }
  return best
}

const does = (figure: Figure, what: string, score: number): Candidate => ({
  answer: { pick: [optionId(figure.id, what)] },
  why: text`${named(figure.id)}: ${what}`,
  score,
})

function figurePlans(state: State, question: Question, figure: Figure, most: number): Candidate[] {
  const stay = does(figure, 'done', 1)
  if (figure.prone) return [does(figure, 'stand', 5), stay]
  const foe = nearest(figure, enemiesOf(state, figure))
  const left = leftOf(state, figure)
  if (!foe || left < ONE_INCH / 4) return [stay, ...lateActions(state, figure, most)]
  const reach = longestReach(figure) ?? ONE_INCH
  if (enemiesWithin(state, figure, reach).length > 0)
    return [does(figure, 'done', 9), ...lateActions(state, figure, most)]
  const shot = shootingPlan(state, question, figure, left)
  if (shot) return [shot, stay]
  return [...approachPlans(state, question, figure, foe, reach, left, most), stay]
}

/** What is left to weigh where a bot looks further: hiding, dodging. */
const lateActions = (state: State, figure: Figure, most: number): Candidate[] =>
  most === 1 || figure.acted || state.turn === undefined ? [] : [does(figure, 'dodge', 0.5)]

/** A shooter prepares where it sees somebody in range, and comes nearer where it does not. */
function shootingPlan(state: State, question: Question, figure: Figure, left: Length): Candidate | undefined {
  const bow = figure.weapons.find(({ needsPreparing }) => needsPreparing)
  if (!bow?.range || figure.acted) return undefined
  const { range } = bow
  const half = halfSpeed(state, figure)
  if (figure.prepared) return does(figure, 'done', 8)
  if (half > left) return undefined
  const inRange = enemiesWithin(state, figure, range.long)
  if (inRange.some((enemy) => canSee(state, figure, enemy)))
    return { ...does(figure, 'prepare', 8), next: next(figure) }
  const foe = nearest(figure, enemiesOf(state, figure))
  const path = foe && half < left - 1 ? towards(question, figure, foe.at, left - half) : []
  return path.length > 0
    ? { answer: { figure: figure.id, path }, why: text`${named(figure.id)} comes into range`, score: 6 }
    : undefined
}

/** After a move into reach there is nothing more to do. */
const next = (figure: Figure) => ({ what: 'move', answer: { pick: [optionId(figure.id, 'done')] } })

function approachPlans(
  state: State,
  question: Question,
  figure: Figure,
  foe: Figure,
  reach: Length,
  left: Length,
  most: number,
): Candidate[] {
  const found: Candidate[] = []
  const speed = speedOf(state, figure)
  if (!figure.acted) {
    for (const enemy of inStrikingDistance(state, figure, foe, left + reach, most))
      found.push(...chargePlans(state, question, figure, enemy, left, most))
    if (found.length > 0) return found
  }
  const gap = gapBetween(figure, foe)
  if (!figure.acted && gap > speed + FAR) found.push(does(figure, 'dash', 4))
  const path = towards(question, figure, foe.at, stopShort(gap, left, figure.acted, speed))
  if (path.length > 0)
    found.push({
      answer: { figure: figure.id, path },
      why: text`${named(figure.id)} goes for ${named(foe.id)}`,
      score: 3,
      next: next(figure),
    })
  return found
}

/** Whoever cannot attack this round stays out of reach of an enemy that moves later. */
const stopShort = (gap: Length, left: Length, hasActed: boolean, speed: Length): Length =>
  Math.min(left, hasActed ? Math.max(0, gap - speed) : gap)

function inStrikingDistance(state: State, figure: Figure, foe: Figure, far: Length, most: number): readonly Figure[] {
  if (gapBetween(figure, foe) > far) return []
  return most === 1 ? [foe] : enemiesWithin(state, figure, far).slice(0, 3)
}

/** Beside an enemy, best where an ally stands opposite. Places are weighed first, and the best alone are checked. */
function chargePlans(
  state: State,
  question: Question,
  figure: Figure,
  enemy: Figure,
  left: Length,
  most: number,
): Candidate[] {
  const places = aroundEnemy(figure, enemy)
    .map((at) => ({ at, score: placeScore(state, figure, enemy, at, left) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const found: Candidate[] = []
  for (const { at, score } of places.slice(0, TRIES)) {
    const path = [at]
    if (!question.moves?.allows(figure.id, path)) continue
    const why = text`${named(figure.id)} attacks ${named(enemy.id)}`
    found.push({ answer: { figure: figure.id, path }, why, score: 10 + score, next: next(figure) })
    if (found.length >= Math.min(2, most)) break
  }
  return found
}

function placeScore(state: State, figure: Figure, enemy: Figure, at: Point, left: Length): number {
  const far = distance(figure.at, at)
  if (far > left) return 0
  return 1 + (isOppositeAny(state, figure, enemy, at) ? 1 : 0) - far / (4 * left) - radiusOf(enemy) / 1e6
}
