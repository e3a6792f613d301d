/** A movement turn: who goes next, and what it might do. */
import { usualCandidate, type Candidate, type Question } from '@muster/engine'
import { figureOf, has } from '../state/figures.ts'
import { turnOfferOf } from '../rules/turn/turn-offer.ts'
import type { Figure, State } from '../state/state.ts'
import { BOW, keepingAway, shooting } from './archery.ts'
import { BESIDE, foesAround, isInEnemySpace } from './estimates/nearby.ts'
import { NearestFoes } from './estimates/nearest-foes.ts'
import { castings } from './casting.ts'
import { keepsBack, shoots } from './estimates/chances.ts'
import { charges, closing } from './charging.ts'
import { deedsOf } from './deeds.ts'
import { engaged } from './engaged.ts'
import { goalOf, pursuing } from './goals.ts'
import { reviving } from './reviving.ts'
import { leavingVehicle, mounting } from './rides.ts'
import { HIDING, hiding, savingFlight } from './stealth.ts'
import { say, turnFor, type TurnContext } from './turn.ts'

export function turnCandidates(
  state: State,
  question: Question,
  most: number,
  figure: Figure | undefined = whoNext(state, question),
): readonly Candidate[] {
  if (!figure) return []
  const turn = turnFor(state, figure, question, most)
  const plans = plansFor(turn)
  addPlans(plans, castings(turn))
  addPlans(plans, deedsOf(turn))
  if (most === 1 && isSettled(question, plans)) return plans
  addPlans(plans, hiding(turn))
  plans.push(say(turn, 'end', 'stays', 0))
  if (most > 1) return promising(plans)
  for (const { answer } of plans) if (question.check(answer) === undefined) return plans
  return usualPlan(question)
}

/** Mostly there is nothing to add, and spreading an empty list takes longer than this. */
function addPlans(plans: Candidate[], more: readonly Candidate[]): void {
  for (const plan of more) plans.push(plan)
}

/** A swimmer that must enter the water may not stay: the default answer takes it there. */
function usualPlan(question: Question): readonly Candidate[] {
  const usual = turnOfferOf(question)?.usual
  return usual === undefined ? [] : [usualCandidate({ pick: [usual] })]
}

/** Whether the best plan is legal and at least as good as hiding and staying, which need not be considered then. */
function isSettled(question: Question, plans: readonly Candidate[]): boolean {
  let best: Candidate | undefined
  for (const plan of plans) if (plan.score >= HIDING && (!best || plan.score > best.score)) best = plan
  return best !== undefined && question.check(best.answer) === undefined
}

/** Looking one round ahead favours doing nothing, so plans that score far below the best are left out. */
const FAR_LESS = 4

function promising(plans: readonly Candidate[]): readonly Candidate[] {
  let best = 0
  for (const { score } of plans) best = Math.max(best, score)
  return plans.filter(({ score }) => score >= best - FAR_LESS)
}

/** Larger than any squared distance on a table. */
const LAST = 1e15

/**
 * The turn under way. Otherwise shooters first, before friends get into the way; then the nearest to an enemy; then
 * those in contact, who may move round their enemy once a friend is there; carriers and passengers last.
 */
function whoNext(state: State, question: Question): Figure | undefined {
  if (state.turn) return figureOf(state, state.turn.figure)
  const offer = turnOfferOf(question)
  if (!offer) return undefined
  const [only] = offer.figures
  if (only && offer.figures.length === 1) return offer.isAble(only) ? only : undefined
  const foes = new NearestFoes(state.figures)
  let best: Figure | undefined
  let least = Infinity
  for (const figure of offer.figures) {
    const rank = rankOf(state, figure, foes.squared(figure), least)
    if (rank >= least || !offer.isAble(figure)) continue
    if (rank < 0) return figure
    best = figure
    least = rank
  }
  return best
}

/** The lower, the sooner; below zero: at once. `near` is how far its nearest enemy is, squared. */
function rankOf(state: State, figure: Figure, near: number, least: number): number {
  if (figure.carrying !== undefined || figure.vehicle !== undefined) return near + 2 * LAST
  // Being in contact would only make it later.
  if (near >= least && !shoots(figure)) return near
  if (near <= BESIDE * BESIDE && isInEnemySpace(state, figure)) return near + LAST
  return shoots(figure) ? -1 : near
}

function plansFor(turn: TurnContext): Candidate[] {
  const { state, figure } = turn
  if (figure.vehicle !== undefined) return leavingVehicle(turn)
  if (has(figure, 'prone')) return turn.can('stand') ? [say(turn, 'stand', 'gets up', 60)] : []
  const foes = foesAround(state, figure)
  if (foes.length > 0) return engaged(turn, foes)
  if (state.turn?.prepared) return keepingAway(turn)
  const rides = mounting(turn)
  addPlans(rides, savingFlight(turn))
  addPlans(rides, reviving(turn))
  if (rides.length > 0) return rides
  return turn.most === 1 ? firstPlan(turn) : allPlans(turn)
}

const allPlans = (turn: TurnContext): Candidate[] => [
  ...shooting(turn),
  ...charges(turn),
  ...pursuing(turn),
  ...fallback(turn),
]

/** Above what most attacks are worth: a goal of more than this comes before everything else. */
const URGENT = 10

/** Only one plan is wanted: what the character is best at comes first, and the search ends with the first good plan. */
function firstPlan(turn: TurnContext): Candidate[] {
  const goal = goalOf(turn.state, turn.figure)
  const isUrgent = goal !== undefined && goal.worth > URGENT
  const errand = isUrgent ? pursuing(turn, goal) : []
  if (errand.length > 0) return errand
  const deeds = shooting(turn)
  if (bestOf(deeds) < BOW) addPlans(deeds, charges(turn))
  if (goal && !isUrgent && bestOf(deeds) < goal.worth) addPlans(deeds, pursuing(turn, goal))
  return deeds.length > 0 ? deeds : fallback(turn)
}

/** The highest score. */
function bestOf(plans: readonly Candidate[]): number {
  let best = -Infinity
  for (const { score } of plans) best = Math.max(best, score)
  return best
}

/** Where there is no better plan: towards the enemy, or away from it. */
const fallback = (turn: TurnContext): Candidate[] => (keepsBack(turn.figure) ? keepingAway(turn) : closing(turn))
