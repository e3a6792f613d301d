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
import { moveCandidates } from './moving.ts'
import { valueOf } from './value.ts'

function candidates(state: State, decision: Decision, question: Question, most: number): readonly Candidate[] {
  const usual = usualCandidate(decision.default)
  if (question.what === 'activate') return [...activationCandidates(state, decision, most), usual]
  if (question.what === 'move') return [...moveCandidates(state, question), usual]
  if (question.what === 'attack' || question.what === 'shoot' || question.what === 'more-targets')
    return [...attackCandidates(state, decision), usual]
  return decision.kind === 'choose' && decision.most === 1 ? [usual, ...optionCandidates(decision)] : [usual]
}

/** A side looks ahead to the end of the round. */
export const advice: Advice<State> = { value: valueOf, candidates, pause: ({ round }) => round }
