/** What the bots should know of Heroes & Wizards. Everything else they take from the decision itself. */
import type { Advice, Candidate, Decision, Question } from '@muster/engine'
import { castCandidates, fireballCandidates } from './casting.ts'
import { moveCandidates } from './moving.ts'
import { valueOf } from './value.ts'
import type { State } from '../state/state.ts'

function candidates(state: State, decision: Decision, question: Question, most: number): readonly Candidate[] {
  const usual = { answer: decision.default, why: 'the usual answer', score: 0.1 }
  if (decision.kind === 'move') return moveCandidates(state, decision, question, most)
  if (decision.kind === 'choose' && decision.what === 'cast') return castCandidates(state, decision)
  if (decision.kind === 'aim') return [...fireballCandidates(state, decision), usual]
  if (decision.kind === 'choose' && decision.most === 1) return [usual, ...otherPicks(decision)]
  return [usual]
}

/** Every other option of a plain choice, for bots that have time to look ahead. */
const otherPicks = ({ options }: Decision): Candidate[] =>
  options
    .filter(({ id }) => id !== 'concede')
    .map(({ id, label }) => ({ answer: { pick: [id] }, why: label, score: 0 }))

/** A side looks ahead to the end of the turn. */
export const advice: Advice<State> = { value: valueOf, candidates, pause: ({ turn }) => turn }
