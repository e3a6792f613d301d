/**
 * A turn in an enemy's threatened space: fight on, get behind the enemy, dodge, or leave where nobody can attack it.
 */
import type { Candidate } from '@muster/engine'
import { freeBy } from '../rules/movement/movement-actions.ts'
import type { Figure, State } from '../state/state.ts'
import { hasTwoOpponents } from './estimates/nearby.ts'
import { keepingAway } from './archery.ts'
import { attacksWorth, keepsBack } from './estimates/chances.ts'
import { flankings } from './charging.ts'
import { pursuing } from './goals.ts'
import { treasureWorth } from './estimates/stakes.ts'
import { dragging } from './stealth.ts'
import { SHORTEST_MOVE } from './steering.ts'
import { say, type TurnContext } from './turn.ts'

/** A character that has already moved this turn stands where it wanted to be. */
export function engaged(turn: TurnContext, foes: readonly Figure[]): Candidate[] {
  const ducks = dodging(turn, foes)
  if (turn.left < SHORTEST_MOVE || (turn.most === 1 && turn.figure.now.willing > 0)) return ducks
  for (const plans of [dragging(turn, foes), flankings(turn, foes), leaving(turn, foes)])
    for (const plan of plans) ducks.push(plan)
  return ducks
}

/** An enemy with another opponent in its threatened space makes no opportunity attack. */
const isFreeToGo = (state: State, foes: readonly Figure[]): boolean => foes.every((foe) => hasTwoOpponents(state, foe))

const NO_PLANS: readonly Candidate[] = []

/** Only carriers and archers leave; the others wanted to fight. */
function leaving(turn: TurnContext, foes: readonly Figure[]): readonly Candidate[] {
  const { state, figure } = turn
  if (figure.carrying === undefined && !keepsBack(figure)) return NO_PLANS
  if (!isFreeToGo(state, foes)) return NO_PLANS
  return figure.carrying === undefined ? keepingAway(turn) : pursuing(turn)
}

/** A dodge halves the hits it takes, but costs its own attacks. */
function dodging(turn: TurnContext, foes: readonly Figure[]): Candidate[] {
  const { state, figure } = turn
  const isFree = freeBy(state, figure, 'dodge') !== undefined
  if (!isFree && !figure.now.action) return []
  const worth =
    carriedWorth(state, figure) + dodgeWorth(state, figure, foes) - (isFree ? 0 : bestBlow(state, figure, foes))
  const dodge = isFree ? 'free-dodge' : 'dodge'
  return worth > 0 && turn.can(dodge) ? [say(turn, dodge, 'ducks and dodges', worth)] : []
}

/** A dodge avoids more hits than this, but only puts the fight off: those who dodge more lose more battles. */
const AVOIDED = 0.25

/** The worth of the hits that a dodge avoids. */
function dodgeWorth(state: State, figure: Figure, foes: readonly Figure[]): number {
  let theirs = 0
  for (const foe of foes) if (foe.now.action) theirs += attacksWorth(state, foe, figure)
  return AVOIDED * theirs
}

function bestBlow(state: State, figure: Figure, foes: readonly Figure[]): number {
  let best = 0
  for (const foe of foes) best = Math.max(best, attacksWorth(state, figure, foe))
  return best
}

/** What is lost if a treasure carrier falls. */
const carriedWorth = (state: State, { carrying, side }: Figure): number =>
  carrying === undefined ? 0 : 0.05 * treasureWorth(state, side)
