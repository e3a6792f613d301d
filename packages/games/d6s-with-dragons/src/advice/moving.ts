/** A movement turn: who goes next, and what it might do. */
import type { Candidate, Question } from '@muster/engine'
import { figureOf, has } from '../figures.ts'
import { whoActs } from '../rules/order.ts'
import { isAble } from '../rules/turn-offer.ts'
import type { Figure, State } from '../state.ts'
import { keepingAway, shooting } from './archery.ts'
import { foesAround, nearestFoeSquared } from './around.ts'
import { castings } from './casting.ts'
import { keepsBack, shoots } from './chances.ts'
import { charges, closing } from './charging.ts'
import { engaged } from './engaged.ts'
import { pursuing } from './goals.ts'
import { say, turnFor, type Turn } from './turn.ts'

export function turnCandidates(state: State, question: Question, most: number): Candidate[] {
  const figure = whoNext(state)
  if (!figure) return []
  const turn = turnFor(state, figure, question)
  return promising([...ideas(turn, most), ...castings(turn), say(turn, 'end', 'stays', 0)])
}

/** Whoever looks one round ahead would rather do nothing: what promises far less than the best is not put before him. */
const FAR_LESS = 4

function promising(plans: readonly Candidate[]): Candidate[] {
  const best = Math.max(...plans.map(({ score }) => score))
  return plans.filter(({ score }) => score >= best - FAR_LESS)
}

/** More than any distance on a table, squared. */
const LATER = 1e15

/**
 * The turn under way; otherwise shooters first, before friends get into the way, then whoever is nearest to the enemy,
 * then those in a fight, who may get round their enemy once a friend holds it; last whoever must slip away.
 */
function whoNext(state: State): Figure | undefined {
  if (state.turn) return figureOf(state, state.turn.figure)
  let best: Figure | undefined
  let least = Infinity
  for (const figure of whoActs(state)?.figures ?? []) {
    const rank = nearestFoeSquared(state, figure) + waits(state, figure)
    if (rank < least && isAble(state, figure)) [best, least] = [figure, rank]
  }
  return best
}

function waits(state: State, figure: Figure): number {
  if (figure.carrying !== undefined) return 2 * LATER
  if (foesAround(state, figure).length > 0) return LATER
  return shoots(figure) ? -LATER : 0
}

function ideas(turn: Turn, most: number): Candidate[] {
  const { state, figure } = turn
  if (has(figure, 'prone')) return turn.can('stand') ? [say(turn, 'stand', 'gets up', 60)] : []
  const foes = foesAround(state, figure)
  if (foes.length > 0) return engaged(turn, foes)
  const acted = state.turn?.action
  if (acted === 'shoot' || acted === 'cast') return keepingAway(turn)
  const plans = [...shooting(turn), ...charges(turn, most), ...pursuing(turn)]
  return plans.length > 0 && most === 1 ? plans : [...plans, ...falling(turn)]
}

/** Where nothing better offers: on towards the enemy, or out of its way. */
const falling = (turn: Turn): Candidate[] => (keepsBack(turn.figure) ? keepingAway(turn) : closing(turn))
