/** What the bots should know of Heroes & Wizards. Everything else they take from the decision itself. */
import type { Advice, Candidate, Decision, MoveDecision, Question } from '@muster/engine'
import { toMove } from '../rules/movement/movement.ts'
import { castCandidates, fireballCandidates } from './casting.ts'
import { moveCandidates } from './moving.ts'
import { valueOf } from './value.ts'
import type { Figure, State } from '../state/state.ts'

function candidates(state: State, decision: Decision, question: Question, most: number): readonly Candidate[] {
  const usual = { answer: decision.default, why: 'the usual answer', score: 0.1 }
  if (decision.kind === 'move') return moveCandidates(state, askedToMove(state, decision), question, most) ?? [usual]
  if (decision.kind === 'aim') return [...fireballCandidates(state, decision), usual]
  if (decision.kind === 'choose' && decision.most === 1) return [usual, ...otherPicks(decision)]
  return [usual]
}

/** Moves and spells are weighed without listing them all first. */
function atOnce(state: State, question: Question, most: number): readonly Candidate[] | undefined {
  if (question.what === 'move') return moveCandidates(state, toMove(state, question.by), question, most)
  return question.what === 'cast' ? castCandidates(state, question, most) : undefined
}

const askedToMove = ({ figures }: State, { movers }: MoveDecision): Figure[] =>
  figures.filter(({ id }) => movers.some((mover) => mover.figure === id))

/** Every other option of a plain choice, for bots that have time to look ahead. */
const otherPicks = ({ options }: Decision): Candidate[] =>
  options
    .filter(({ id }) => id !== 'concede')
    .map(({ id, label }) => ({ answer: { pick: [id] }, why: label, score: 0 }))

/** A side looks ahead to the end of the turn. */
export const advice: Advice<State> = { value: valueOf, candidates, quickCandidates: atOnce, pause: ({ turn }) => turn }
