/** One character's movement turn as the bots see it, and how a plan becomes an answer. */
import { named, text, textOf, type Candidate, type LazyText, type Question, type Text } from '@muster/engine'
import { pointAlong, distance, distanceSquared, type Point } from '@muster/table'
import { freeBy } from '../rules/movement/movement-actions.ts'
import { TurnOffer, turnOfferOf } from '../rules/turn/turn-offer.ts'
import { optionId } from '../state/option-id.ts'
import type { Figure, State } from '../state/state.ts'
import { mayRun } from './estimates/risks.ts'
import { steer, SHORTEST_MOVE, type PathPlan } from './steering.ts'

export interface TurnContext {
  readonly state: State
  readonly figure: Figure
  readonly question: Question
  /** Movement left; none where it may not move. */
  readonly left: number
  readonly speed: number
  /** How many plans are wanted. For a single plan the search ends with the first good one. */
  readonly most: number
  can(word: string): boolean
}

export function turnFor(state: State, figure: Figure, question: Question, most: number): TurnContext {
  const offer = turnOfferOf(question) ?? new TurnOffer(state, [figure])
  const { left, speed } = offer.turnOf(figure)
  const walker = offer.limitsOf(figure)
  return {
    state,
    figure,
    question,
    left: walker ? Math.min(left, walker.longest ?? left) : 0,
    speed,
    most,
    can: (word) => question.check({ pick: [optionId(figure.id, word)] }) === undefined,
  }
}

export const say = ({ figure }: TurnContext, word: string, why: Text, score: number): Candidate => ({
  answer: { pick: [optionId(figure.id, word)] },
  why: () => text`${named(figure.id)} ${why}`,
  score,
})

/** Moves there, or as near as a straight path gets; no plan when it would hardly move. */
export function go(turn: TurnContext, at: Point, why: LazyText, score: number): Candidate[] {
  const { state, figure, question, left } = turn
  return left < SHORTEST_MOVE ? [] : walkTo(turn, steer(state, question, figure, at, left), why, score)
}

/** Moves along a path known to be legal; its risk is taken off the score. */
export function walkTo(turn: TurnContext, course: PathPlan | undefined, why: LazyText, score: number): Candidate[] {
  const { figure } = turn
  const end = course?.path[course.path.length - 1]
  if (!course || !end || distanceSquared(figure.at, end) < SHORTEST_MOVE * SHORTEST_MOVE) return []
  const answer = { figure: figure.id, path: course.path }
  const plan = { answer, why: () => text`${named(figure.id)} ${textOf(why)}`, score: score - course.risk }
  return [isLastOf(turn, course, end) ? followedBy(plan, endOf(turn)) : plan]
}

/** A plan with the answer it gives to the next question. Copying it by spread takes many times as long. */
export const followedBy = ({ answer, why, score }: Candidate, next: NonNullable<Candidate['next']>): Candidate => ({
  answer,
  why,
  score,
  next,
})

/** Where the move has no risk and leaves nothing to do, ending the turn is part of the plan. */
function isLastOf(turn: TurnContext, { risk, engages }: PathPlan, end: Point): boolean {
  const { state, figure, left, speed } = turn
  if (risk > 0 || hasMoreToDo(turn)) return false
  return engages ?? (left - distance(figure.at, end) < speed / 2 && !mayRun(state, figure, speed))
}

/** Whether it must think again after what it does now: it has magic, deeds or free actions left, or several plans are wanted. */
export function hasMoreToDo({ state, figure, question, most }: TurnContext): boolean {
  if (question.what !== 'act' || most > 1) return true
  if (figure.profile.casting !== undefined || figure.riders.length > 0) return true
  return state.abilities.of(state, figure).actions.length > 0 || freeBy(state, figure, 'hide') !== undefined
}

/** Where only one plan is wanted, a character moves once: with less than half its movement left it gets nowhere new. */
export const hasMovedEnough = ({ figure, left, speed, most }: TurnContext): boolean =>
  most === 1 && figure.now.willing > 0 && left < speed / 2

export const endOf = ({ figure }: TurnContext): NonNullable<Candidate['next']> => ({
  what: 'act',
  answer: { pick: [optionId(figure.id, 'end')] },
})

export const towards = ({ at }: Figure, goal: Point, far: number): Point =>
  pointAlong(at, goal, far / Math.max(1, distance(at, goal)))

/** A point straight away from another. */
export const awayFrom = (from: Point, { at }: Figure, far: number): Point =>
  pointAlong(from, at, 1 + far / Math.max(1, distance(from, at)))
