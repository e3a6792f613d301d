/** The short moves of the Combat Phase: to the next enemy, out of the melee, or towards a goal. */
import { named, text, type Candidate, type FigureId, type MoveDecision, type Question } from '@muster/engine'
import { figureOf, gapBetween, isLevelWith, ONE_INCH } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { foesAround, nearestFoe, standingFoes } from './estimates/nearby.ts'
import { inside } from './archery.ts'
import { duelWorth, keepsBack } from './estimates/chances.ts'
import { goalOf } from './goals.ts'
import { steerInto } from './steering.ts'
import { awayFrom, go, walkTo, type TurnContext } from './turn.ts'

export function stepCandidates(state: State, { what, movers, options }: MoveDecision, question: Question): Candidate[] {
  const found: Candidate[] = options
    .slice(0, 1)
    .map(({ id, label }) => ({ answer: { pick: [id] }, why: label, score: 0 }))
  for (const { figure, allowance } of movers) {
    const turn = shortTurn(state, figure, allowance, question)
    found.push(...stepFor(what, turn))
  }
  return found
}

function stepFor(what: string, turn: TurnContext): Candidate[] {
  if (what === 'aquatic-charge') return nearer(turn)
  if (what === 'legendary-move') return pounce(turn)
  return what === 'disengage' || what === 'flyby' || keepsBack(turn.figure) ? stepAside(turn) : followUp(turn)
}

/** Into contact, or as near as it gets. */
function nearer(turn: TurnContext): Candidate[] {
  const foe = nearestFoe(turn.state, turn.figure)
  return foe ? [...followUpTo(turn), ...go(turn, foe.at, () => text`comes nearer to ${named(foe.id)}`, 0.1)] : []
}

/** At the enemy it would rather attack, unless it has one within reach already. */
function pounce(turn: TurnContext): Candidate[] {
  const { state, figure } = turn
  return foesAround(state, figure).length > 0 ? [] : into(turn, (foe) => Math.max(0.1, duelWorth(state, figure, foe)))
}

const shortTurn = (state: State, id: FigureId, allowance: number, question: Question): TurnContext => ({
  state,
  figure: figureOf(state, id),
  question,
  left: allowance,
  speed: allowance,
  most: 1,
  can: () => false,
})

/** Away from the enemies beside it. */
function stepAside(turn: TurnContext): Candidate[] {
  const { state, figure, left } = turn
  const [foe] = foesAround(state, figure)
  return foe
    ? go(turn, inside(state, awayFrom(foe.at, figure, left)), () => text`steps away from ${named(foe.id)}`, 1)
    : []
}

/** The goal of the encounter comes first, then the best enemy, if the character has an attack left. */
function followUp(turn: TurnContext): Candidate[] {
  const { state, figure } = turn
  const goal = goalOf(state, figure)
  const wanted = goal && goal.worth > 10 ? go(turn, goal.at, goal.why, 5) : []
  return wanted.length > 0 ? wanted : followUpTo(turn)
}

function followUpTo(turn: TurnContext): Candidate[] {
  const { state, figure } = turn
  if (!figure.now.action && (figure.now.attacksLeft ?? 0) === 0) return []
  return into(turn, (foe) => duelWorth(state, figure, foe))
}

/** Into contact with the enemies that are worth it. */
function into(turn: TurnContext, worthOf: (foe: Figure) => number): Candidate[] {
  const { state, figure, question, left } = turn
  const found: Candidate[] = []
  for (const foe of standingFoes(state, figure)) {
    if (gapBetween(state, figure, foe) > left + ONE_INCH || !isLevelWith(state, figure, foe)) continue
    const worth = worthOf(foe)
    const course = worth > 0 ? steerInto(state, question, figure, foe, left) : undefined
    found.push(...walkTo(turn, course, () => text`follows up against ${named(foe.id)}`, worth))
  }
  return found
}
