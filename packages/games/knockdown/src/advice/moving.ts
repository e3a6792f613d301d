/** Where the activated model goes: into contact, into range, or towards the enemy. */
import { named, text, type Candidate, type Question } from '@muster/engine'
import { contactPlaces, distance, pointAlong, type Point } from '@muster/table'
import { gapBetween } from '../rules/measuring/distance.ts'
import { enemiesOf, figureOf, footprint, HALF_INCH } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { nearest } from './activating.ts'

/** How many places around an enemy are tried. */
const PLACES = 12

export function moveCandidates(state: State, question: Question): Candidate[] {
  const { activation } = state
  if (!activation) return []
  const figure = figureOf(state, activation.figure)
  const enemies = enemiesOf(state, figure)
  const foe = nearest(state, figure, enemies)
  if (!foe) return []
  const found: Candidate[] = []
  if (activation.action === 'charge') {
    const path = intoContact(state, question, figure, foe, activation.left)
    if (path) found.push({ answer: { figure: figure.id, path }, why: text`charges ${named(foe.id)}`, score: 20 })
  }
  if (activation.action === 'disengage') return found
  const path = towards(question, figure, foe.at, activation.left)
  if (path.length > 0)
    found.push({ answer: { figure: figure.id, path }, why: text`goes for ${named(foe.id)}`, score: 5 })
  return found
}

/** A straight or planned way into contact that is allowed. */
function intoContact(
  state: State,
  question: Question,
  figure: Figure,
  foe: Figure,
  left: number,
): readonly Point[] | undefined {
  if (gapBetween(state, figure, foe) > left + HALF_INCH) return undefined
  const places = contactPlaces(footprint(figure), footprint(foe), PLACES).toSorted(
    (a, b) => distance(a, figure.at) - distance(b, figure.at),
  )
  for (const place of places) {
    const path = [place]
    if (question.check({ figure: figure.id, path }) === undefined) return path
  }
  return undefined
}

/** Cosine and sine of 0, ±35 and ±70 degrees. */
const TURNS = [
  [1, 0],
  [0.819, 0.574],
  [0.819, -0.574],
  [0.342, 0.94],
  [0.342, -0.94],
] as const

/** As near as a straight move gets that the rules allow. */
function towards(question: Question, figure: Figure, at: Point, left: number): readonly Point[] {
  const whole = distance(figure.at, at)
  const far = Math.min(whole, left)
  let best: readonly Point[] = []
  let least = whole
  for (const [cos, sin] of TURNS) {
    const goal = pointAlong(figure.at, at, far / Math.max(1, whole))
    const dx = goal.x - figure.at.x
    const dy = goal.y - figure.at.y
    const aim = { x: Math.round(figure.at.x + dx * cos - dy * sin), y: Math.round(figure.at.y + dx * sin + dy * cos) }
    const legal = question.moves?.legal(figure.id, [aim]) ?? []
    const end = legal.at(-1)
    if (!end || distance(end, at) >= least) continue
    const refusal = question.check({ figure: figure.id, path: legal })
    const path =
      refusal === undefined ? legal : refusal.nearest && 'path' in refusal.nearest ? refusal.nearest.path : []
    if (path.length > 0) [best, least] = [path, distance(path.at(-1) ?? figure.at, at)]
  }
  return best
}
