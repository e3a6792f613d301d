/** What the bots need to know about this game besides the decisions themselves. */
import {
  optionCandidates,
  usualCandidate,
  type Advice,
  type Candidate,
  type Decision,
  type Question,
} from '@muster/engine'
import { activationCandidates } from './activating.ts'
import { attackCandidates } from './attacking.ts'
import { isAboutTurning } from '../rules/advantage/turn-dice.ts'
import { attachCandidates } from './champions.ts'
import { worthOf } from './worth.ts'
import type { State } from '../state/state.ts'

function candidates(state: State, decision: Decision, _question: Question, most: number): readonly Candidate[] {
  const usual = usualCandidate(decision.default)
  if (decision.kind !== 'choose' || decision.most !== 1) return [usual]
  if (decision.what === 'attack') return attackCandidates(state, decision)
  if (decision.what === 'attach') return attachCandidates(state, decision)
  return most > 1 && !isAboutTurning(decision.what) ? [usual, ...optionCandidates(decision)] : [usual]
}

/** There are too many possible activations to list, so only the candidates worth weighing are built. */
const atOnce = (state: State, question: Question, most: number): readonly Candidate[] | undefined =>
  question.what === 'activate' ? activationCandidates(state, question, most) : undefined

/** A side looks ahead to the end of the round. */
export const advice: Advice<State> = {
  value: worthOf,
  steepness: 6.3,
  candidates,
  quickCandidates: atOnce,
  pause: ({ round }) => round,
}
