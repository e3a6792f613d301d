/** Where the activated model goes: into contact, into range, or towards its goal. */
import { named, text, turnedPoint, TURNS, type Candidate, type Question } from '@muster/engine'
import { distance, INCH, pathLength, type Length, type Point } from '@muster/table'
import { planGap } from '../rules/measuring/distance.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { enemiesOf, figureOf, HALF_INCH, radiusOf } from '../state/figures.ts'
import type { Activation, Figure, State } from '../state/state.ts'
import type { Action } from '../state/vocabulary.ts'
import { chargeAid, chargePath, CHARGES } from './charge-paths.ts'
import { chargesOf } from './charging.ts'
import { isOpen, modelsAround } from './clear-way.ts'
import { placeInLine } from './formation.ts'
import { markerFor, nearestOf, weaponToMan } from './goals.ts'
import { planMarch } from './marching.ts'
import { bestShot } from './shooting.ts'
import { steerClear } from './steering.ts'

const STAY: Candidate = { answer: { pick: ['stay'] }, why: 'stays', score: 0 }
const STOP: Candidate = { answer: { pick: ['stop'] }, why: 'stops here', score: 0 }
const DONE: Candidate = { answer: { pick: ['done'] }, why: 'the crew stays', score: 0 }

export function moveCandidates(state: State, question: Question, most: number): Candidate[] {
  const { activation } = state
  if (!activation) return []
  if (activation.stage === 'follow') return [...followers(state, question, activation), DONE]
  const figure = figureOf(state, activation.figure)
  const foes = enemiesOf(state, figure)
  const path = pathFor(state, question, figure, foes, activation)
  const stay = activation.moved ? STOP : STAY
  if (path === GO_ON) return [{ answer: { pick: ['go-on'] }, why: 'rides on', score: 1 }, stay]
  if (path.length === 0) return [stay]
  // Only the best answer is ever planned further.
  const next = activation.action === 'run' && most === 1 ? planMarch(state, figure, path, foes) : undefined
  const why = () => text`${named(figure.id)} ${next ? MARCH : MOVES[activation.action]}`
  return [{ answer: { figure: figure.id, path }, why, score: 1, next }, stay]
}

const MOVES: Readonly<Record<Action, string>> = {
  run: 'runs here',
  charge: 'charges',
  shoot: 'goes where it can shoot',
  disengage: 'gets away',
  haul: 'is moved nearer',
  fire: 'shoots',
}

const MARCH = 'leads those with it forward'

const GO_ON: readonly Point[] = []
const NOWHERE: readonly Point[] = []

function pathFor(
  state: State,
  question: Question,
  figure: Figure,
  foes: readonly Figure[],
  { action, left, ahead }: Activation,
): readonly Point[] {
  if (figure.profile.kind === 'chariot' && action === 'charge')
    return ahead.length > 0 && question.check({ pick: ['go-on'] }) === undefined
      ? GO_ON
      : rideDown(state, question, figure, foes, left)
  switch (action) {
    case 'charge':
      return (
        chargePath(state, figure, foes, chargeAid(state, figure, left, question.moves)) ??
        towards(state, question, figure, goalOf(state, figure, foes), left)
      )
    case 'disengage':
      return awayPath(question, figure, foes, left)
    case 'shoot':
      return shootersOn(state, figure).some((one) => bestShot(state, one))
        ? NOWHERE
        : towards(state, question, figure, goalOf(state, figure, foes), left)
    default:
      return runPath(state, question, figure, foes, left)
  }
}

/** The model itself, or everybody aboard a chariot. */
const shootersOn = (state: State, figure: Figure): readonly Figure[] =>
  figure.profile.kind === 'chariot' ? figure.crew.map((id) => figureOf(state, id)) : [figure]

/** To its goal; who fights in formation goes where it has neighbours. */
function runPath(
  state: State,
  question: Question,
  figure: Figure,
  foes: readonly Figure[],
  left: Length,
): readonly Point[] {
  const goal = goalOf(state, figure, foes)
  if (!goal) return NOWHERE
  const isAllowed = (place: Point): boolean => question.moves?.allows(figure.id, [place]) === true
  const place = placeInLine(state, figure, goal, left, isAllowed)
  if (place) return [place]
  const path = towards(state, question, figure, goal, left)
  return path.length > 0 ? path : outOfLine(state, question, figure, goal)
}

/** Who stands between neighbours steps out of the line first: straight ahead, then to its goal. */
function outOfLine(state: State, question: Question, figure: Figure, goal: Point): readonly Point[] {
  const step = figure.profile.diameter
  const around = modelsAround(state, figure, step)
  for (const [dx, dy] of AHEAD) {
    const ahead = { x: figure.at.x + dx * step, y: figure.at.y + dy * step }
    if (distance(ahead, goal) >= distance(figure.at, goal) || !isOpen(state, figure, ahead, around)) continue
    const path = question.moves?.legal(figure.id, [ahead, goal]) ?? []
    if (path.length > 0) return path
  }
  return NOWHERE
}

const AHEAD = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const

/** Straight through the enemy and beyond, as far as the way is open. */
function rideDown(
  state: State,
  question: Question,
  figure: Figure,
  foes: readonly Figure[],
  left: Length,
): readonly Point[] {
  for (const { target } of chargesOf(state, figure, foes, left).slice(0, CHARGES)) {
    const path = question.moves?.legal(figure.id, [turnedPoint(figure.at, target.at, left, TURNS[0] ?? [1, 0])]) ?? []
    if (pathLength(figure.at, path) >= planGap(figure, target) - HALF_INCH) return path
  }
  return towards(state, question, figure, nearestOf(figure, foes)?.at, left)
}

/** Away from whoever is nearest. */
function awayPath(question: Question, figure: Figure, foes: readonly Figure[], left: Length): readonly Point[] {
  const foe = nearestOf(figure, foes)
  if (!foe) return NOWHERE
  for (const turn of TURNS) {
    const path = question.moves?.legal(figure.id, [turnedPoint(figure.at, foe.at, -left, turn)]) ?? []
    if (path.length > 0) return path
  }
  return NOWHERE
}

/** A weapon to man, a marker to hold, or the nearest enemy: shooters only come into range. */
function goalOf(state: State, figure: Figure, foes: readonly Figure[]): Point | undefined {
  const weapon = weaponToMan(state, figure)
  if (weapon) return weapon.at
  const marker = markerFor(state, figure)
  if (marker) return marker
  const foe = nearestOf(figure, foes)
  if (!foe) return undefined
  const keeps = Math.max(0.6 * INCH, ...weaponsOf(state, figure).map(({ long }) => long - INCH))
  const far = Math.max(0, distance(figure.at, foe.at) - keeps - radiusOf(figure) - radiusOf(foe))
  return turnedPoint(figure.at, foe.at, far, TURNS[0] ?? [1, 0])
}

const towards = (
  state: State,
  { moves }: Question,
  figure: Figure,
  at: Point | undefined,
  left: Length,
): readonly Point[] => (at && distance(figure.at, at) > INCH / 4 ? steerClear(state, moves, figure, at, left) : NOWHERE)

/** The crew comes along, each to the nearest place beside its weapon. */
function followers(state: State, question: Question, { figure: id, following }: Activation): Candidate[] {
  const chassis = figureOf(state, id)
  for (const one of following) {
    const figure = figureOf(state, one)
    for (const turn of TURNS) {
      const far = radiusOf(chassis) + radiusOf(figure) + HALF_INCH
      const path = [turnedPoint(chassis.at, figure.at, far, turn)]
      if (question.check({ figure: one, path }) === undefined)
        return [{ answer: { figure: one, path }, why: () => text`${named(one)} follows`, score: 1 }]
    }
  }
  return []
}
