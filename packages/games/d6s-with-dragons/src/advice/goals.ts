/** The goal of a character in the encounter: an object to reach, to stand by or to carry away. */
import type { Candidate, LazyText } from '@muster/engine'
import { distance, distanceSquared, INCH, radiusOf, type Point } from '@muster/table'
import { isStanding, ONE_INCH } from '../state/figures.ts'
import type { Figure, State, Thing } from '../state/state.ts'
import { thingName } from '../state/thing-name.ts'
import { standingFoes, isNear } from './estimates/nearby.ts'
import { inside } from './archery.ts'
import { mayRun } from './estimates/risks.ts'
import { isOpen } from './estimates/stakes.ts'
import { go, hasMovedEnough, say, type TurnContext } from './turn.ts'
import { hasHands } from '../rules/objects/hands.ts'

export interface Goal {
  readonly at: Point
  readonly worth: number
  readonly why: LazyText
  /** An object it can take or destroy from where it is. */
  readonly thing?: Thing
}

/**
 * The character nearest to an object leaves everything else for it, and a few more come along. Many crowd a treasure,
 * because enemies beside it make it harder to pick up; and many go for a supply, because a raid is a race.
 */
const EAGERNESS: { readonly [kind in Thing['kind']]: readonly number[] } = {
  treasure: [24, 12, 11, 8, 6],
  supply: [24, 20, 16, 12, 9],
  object: [3],
}
const AWAY = 20

export function goalOf(state: State, figure: Figure): Goal | undefined {
  if (state.things.length === 0 || !hasHands(state, figure)) return undefined
  return figure.carrying === undefined ? reaching(state, figure) : bringingAway(state, figure)
}

/** A carrier moves away from its enemies, from the nearest most of all. */
function bringingAway(state: State, figure: Figure): Goal | undefined {
  let dx = 0
  let dy = 0
  for (const { at } of standingFoes(state, figure)) {
    const far = Math.max(INCH, distance(figure.at, at))
    dx += (figure.at.x - at.x) / (far * far)
    dy += (figure.at.y - at.y) / (far * far)
  }
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return undefined
  const at = inside(state, { x: figure.at.x + (dx / length) * 8 * INCH, y: figure.at.y + (dy / length) * 8 * INCH })
  const thing = state.things.find(({ id }) => id === figure.carrying)
  return { at, worth: AWAY, why: () => `brings ${thing ? thingName(state, thing) : 'it'} away` }
}

/** The objects to which it is among the nearest of its side. */
function reaching(state: State, figure: Figure): Goal | undefined {
  let best: Goal | undefined
  for (const thing of state.things) {
    if (!isOpen(thing) || (thing.kind === 'supply' && thing.side === figure.side)) continue
    const worth = EAGERNESS[thing.kind][nearer(state, figure, thing)]
    if (worth === undefined) continue
    const keen = worth - distance(figure.at, thing.at) / (4 * INCH)
    if (!best || keen > best.worth)
      best = { at: thing.at, worth: keen, why: () => `goes for ${thingName(state, thing)}`, thing }
  }
  return best
}

/** How many of its side are nearer to the object and carry nothing. */
function nearer({ figures }: State, figure: Figure, { at }: Thing): number {
  const far = distanceSquared(figure.at, at)
  let count = 0
  for (const other of figures) {
    if (other === figure || other.side !== figure.side || !isStanding(other) || other.carrying !== undefined) continue
    if (distanceSquared(other.at, at) < far) count++
  }
  return count
}

/** Within 1" of it from rim to rim. */
const isAt = ({ at, profile: { base } }: Figure, thing: Thing): boolean =>
  isNear(at, thing.at, radiusOf(base) + thing.diameter / 2 + ONE_INCH - INCH / 8)

export function pursuing(turn: TurnContext, goal = goalOf(turn.state, turn.figure)): Candidate[] {
  const { state, figure, left } = turn
  if (!goal) return []
  if (goal.thing && isAt(figure, goal.thing))
    return [say(turn, 'end', `stays by ${thingName(state, goal.thing)}`, goal.worth)]
  const way = hasMovedEnough(turn) ? [] : go(turn, goal.at, goal.why, goal.worth)
  const far = distance(figure.at, goal.at)
  const runs =
    figure.carrying === undefined && figure.now.action && far > left + 2 * INCH && mayRun(state, figure, turn.speed)
  return runs ? [...running(turn, goal.worth), ...way] : way
}

const running = (turn: TurnContext, worth: number): Candidate[] =>
  turn.left < turn.speed / 4 && turn.can('dash') ? [say(turn, 'dash', 'runs', worth)] : []
