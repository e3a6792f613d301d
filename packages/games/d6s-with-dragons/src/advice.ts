/** What the bots should know of d6s with Dragons. Everything else they take from the decision itself. */
import type { Advice, Candidate, Decision, Question } from '@muster/engine'
import { actionCandidates, masteryCandidates } from './advice/fighting.ts'
import { stepCandidates, turnCandidates } from './advice/moving.ts'
import { worthOf } from './advice/worth.ts'
import type { State } from './state.ts'

const FIGHTS = ['combat-action', 'lone-action', 'attack', 'first-strike', 'extra-attack']

function candidates(state: State, decision: Decision, question: Question, most: number): readonly Candidate[] {
  const usual = { answer: decision.default, why: 'the usual answer', score: 0.1 }
  if (decision.kind === 'move') return stepCandidates(state, decision, question)
  if (decision.kind !== 'choose' || decision.most !== 1) return [usual]
  if (decision.what === 'mastery') return masteryCandidates(state, decision)
  if (FIGHTS.includes(decision.what)) return actionCandidates(state, decision)
  return most > 1 ? [usual, ...otherPicks(decision)] : [usual]
}

/** In a movement turn so much is possible that the whole of it is never laid out. */
const atOnce = (state: State, question: Question): readonly Candidate[] | undefined =>
  (question.what === 'act' ? turnCandidates(state, question) : undefined)

/** Every other option of a plain choice, for those who have time to play it on. */
const otherPicks = ({ options }: Decision): Candidate[] =>
  options.map(({ id, label }) => ({ answer: { pick: [id] }, why: label, score: 0 }))

/** A side looks ahead to the end of the round. */
export const advice: Advice<State> = { value: worthOf, candidates, atOnce, pause: ({ round }) => round }
