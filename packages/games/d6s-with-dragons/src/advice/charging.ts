/**
 * Whom to charge: where attacks pay off, from behind if a friend is in contact, or archers and casters to keep them
 * busy.
 */
import { named, text, type Candidate } from '@muster/engine'
import { pointAlong, distance, type Point } from '@muster/table'
import { areEnemies, gapBetween, has, isStanding, ONE_INCH } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { friendsBeside, isInEnemySpace, isNear } from './estimates/nearby.ts'
import { attacksWorth, duelWorth, keepsBack, shoots } from './estimates/chances.ts'
import { guardWorth } from './estimates/stakes.ts'
import { steerAround, steerInto, SHORTEST_MOVE } from './steering.ts'
import { mayRun } from './estimates/risks.ts'
import { go, hasMovedEnough, say, towards, walkTo, type TurnContext } from './turn.ts'

interface ChargeTarget {
  readonly foe: Figure
  readonly worth: number
  /** Where to stand so that the enemy is between this character and a friend. */
  readonly behind?: Point | undefined
}

/** Added to every charge: most characters are there to fight. */
const EAGER = 5

/** Enemies that could be reached, the best first. One that is already in a friend's contact is attacked from behind. */
function chargeTargets({ state, figure, left }: TurnContext): ChargeTarget[] {
  const found: ChargeTarget[] = []
  for (const foe of state.figures) {
    if (foe.side === figure.side || !isStanding(foe) || !isNear(figure.at, foe.at, left + 6 * ONE_INCH)) continue
    if (gapBetween(state, figure, foe) > left || !areEnemies(state, figure, foe)) continue
    const friends = friendsBeside(state, figure, foe)
    const [friend] = friends
    const worth =
      duelWorth(state, figure, foe, friends.length) +
      worthOfKeepingBusy(state, foe, friends.length) +
      (friends.length < 2 ? guardWorth(state, foe) : 0)
    found.push({ foe, worth, behind: friend && pointAlong(friend.at, foe.at, 2) })
  }
  return found.length < 2 ? found : found.sort((a, b) => b.worth - a.worth)
}

/** What it is worth to keep an archer or a caster busy, which even a cheap character can do. */
function worthOfKeepingBusy(state: State, foe: Figure, friends: number): number {
  if (!keepsBack(foe) || friends > 0) return friends > 2 ? -1 : 0
  return foe.now.turnDone ? 1.5 : 3 + (has(foe, 'prone') || isInEnemySpace(state, foe) ? -1 : 0)
}

/** A few ways to charge. Shooters and carriers do not charge. */
export function charges(turn: TurnContext): Candidate[] {
  const { figure, left, most } = turn
  if (figure.carrying !== undefined || left < SHORTEST_MOVE || !figure.now.action) return []
  const found: Candidate[] = []
  const reluctant = keepsBack(figure) ? 4 : 0
  let tries = 0
  for (const prey of chargeTargets(turn)) {
    if (found.length >= most || tries++ === most + 2) break
    for (const plan of charge(turn, prey, EAGER + prey.worth - reluctant)) found.push(plan)
  }
  return found
}

function charge(turn: TurnContext, { foe, behind }: ChargeTarget, score: number): Candidate[] {
  const { state, question, figure, left } = turn
  const course =
    (behind && steerAround(state, question, figure, foe, left, behind)) ?? steerInto(state, question, figure, foe, left)
  return walkTo(turn, course, () => text`charges ${named(foe.id)}`, score)
}

/** Moves towards the enemy it would rather attack. Characters that keep back stay behind the others. */
export function closing(turn: TurnContext): Candidate[] {
  const { state, figure, left, speed } = turn
  if (figure.carrying !== undefined || keepsBack(figure)) return []
  const runs = left < speed / 4 && figure.now.action && mayRun(state, figure, speed) && turn.can('dash')
  const run = runs ? [say(turn, 'dash', 'runs', 1)] : []
  const foe = left < SHORTEST_MOVE || hasMovedEnough(turn) ? undefined : preferredEnemy(state, figure)
  if (!foe) return run
  const at = towards(figure, foe.at, Math.max(0, gapBetween(state, figure, foe) - ONE_INCH / 2))
  const way = go(turn, at, () => text`goes for ${named(foe.id)}`, 2)
  return run.length === 0 ? way : [...run, ...way]
}

/** The nearest enemy; an archer, or one already in contact with friends, may be a little farther away. */
function preferredEnemy(state: State, figure: Figure): Figure | undefined {
  let best: Figure | undefined
  let least = Infinity
  for (const foe of state.figures) {
    if (foe.side === figure.side || !isStanding(foe) || !areEnemies(state, figure, foe)) continue
    const lure = (shoots(foe) ? 2 : 0) + (foe.carrying === undefined ? 0 : 8)
    const far = distance(figure.at, foe.at) - lure * ONE_INCH
    if (far < least) [best, least] = [foe, far]
  }
  return best
}

/** A character in contact may move round its enemy within its threatened space, to the side opposite a friend. */
export function flankings(turn: TurnContext, foes: readonly Figure[]): Candidate[] {
  const { state, figure, question, left } = turn
  const [foe] = foes
  if (!foe || foes.length > 1 || left <= 0) return []
  const [friend] = friendsBeside(state, figure, foe)
  if (!friend || isOpposite(figure.at, friend.at, foe)) return []
  const course = steerAround(state, question, figure, foe, left, pointAlong(friend.at, foe.at, 2))
  const end = course?.path.at(-1)
  if (!end || !isOpposite(end, friend.at, foe)) return []
  const gain = attacksWorth(state, figure, foe, true) - attacksWorth(state, figure, foe)
  return walkTo(turn, course, () => text`gets behind ${named(foe.id)}`, 1 + gain)
}

/** Whether two points lie on opposite sides of a base: their middle is well inside it. */
export function isOpposite(a: Point, b: Point, { at, profile: { base } }: Figure): boolean {
  const width = base.shape === 'circle' ? base.diameter : base.width
  return distance({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, at) < width / 2
}
