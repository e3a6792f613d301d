/** What the bots should know of Knockdown. Everything else they take from the decision itself. */
import {
  optionCandidates,
  usualCandidate,
  type Advice,
  type Candidate,
  type Decision,
  type Question,
} from '@muster/engine'
import type { State } from '../state/state.ts'
import { activationCandidates } from './activating.ts'
import { attackCandidates } from './attacking.ts'
import { breakTestCandidates } from './break-tests.ts'
import { moveCandidates } from './moving.ts'
import { rerollCandidates } from './rerolls.ts'
import { shotCandidates } from './shooting.ts'
import { trampleCandidates } from './trampled.ts'
import { valueOf } from './value.ts'

function candidates(state: State, decision: Decision, question: Question): readonly Candidate[] {
  const usual = usualCandidate(decision.default)
  if (question.what === 'attack' || question.what === 'more-targets' || question.what === 'mass-order')
    return [...attackCandidates(state, decision), usual]
  if (question.what === 'trample') return trampleCandidates(state, decision, question)
  if (question.what === 'reroll') return [usual, ...rerollCandidates(state, decision)]
  return decision.kind === 'choose' && decision.most === 1 ? [usual, ...optionCandidates(decision)] : [usual]
}

/** Activations, moves and shots are weighed without listing them all first. */
function atOnce(state: State, question: Question, most: number): readonly Candidate[] | undefined {
  switch (question.what) {
    case 'activate':
      return activationCandidates(state, question, most)
    case 'move':
    case 'follow':
      return moveCandidates(state, question, most)
    case 'break-test':
      return breakTestCandidates(state, question.by, most)
    case 'shoot':
      return shotCandidates(state, question, most)
    default:
      return undefined
  }
}

/** A side looks ahead to the end of the round. */
export const advice: Advice<State> = {
  value: valueOf,
  steepness: 8.8,
  candidates,
  quickCandidates: atOnce,
  pause: ({ round }) => round,
}
