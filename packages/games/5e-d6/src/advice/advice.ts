/** What the bots should know of 5e d6. Everything else they take from the decision itself. */
import {
  firstIds,
  optionCandidates,
  usualCandidate,
  type Advice,
  type Candidate,
  type Decision,
  type Question,
} from '@muster/engine'
import type { State } from '../state/state.ts'
import { fightCandidates } from './fighting.ts'
import { legendaryMoves, moveCandidates, moverPlans } from './moving.ts'
import { valueOf } from './value.ts'

/** Moves and attacks are weighed without listing them all first. */
function quickCandidates(state: State, question: Question, most: number): readonly Candidate[] | undefined {
  if (question.what === 'move') return moveCandidates(state, question, most)
  if (question.what === 'legendary-move') return legendaryMoves(state, question, most)
  if (question.what === 'fight') return fightCandidates(state, question, most)
  return most === 1 ? usualPick(question) : undefined
}

/** Whoever takes the usual answer of a choice need not know the others. */
function usualPick({ offered }: Question): readonly Candidate[] | undefined {
  if (!offered || 'movers' in offered) return undefined
  const { options, usual = firstIds(options, offered.least ?? 1) } = offered
  return [usualCandidate({ pick: usual })]
}

function candidates(state: State, decision: Decision, question: Question, most: number): readonly Candidate[] {
  const usual = usualCandidate(decision.default)
  const quick = quickCandidates(state, question, most)
  if (quick) return [...quick, usual]
  return decision.kind === 'choose' && decision.most === 1 ? [usual, ...optionCandidates(decision)] : [usual]
}

/** A side looks ahead to the end of the round. */
export const advice: Advice<State> = {
  value: valueOf,
  steepness: 4.7,
  candidates,
  quickCandidates,
  figureCandidates: moverPlans,
  pause: ({ round }) => round,
}
