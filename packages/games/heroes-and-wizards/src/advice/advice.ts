/** What the bots should know of Heroes & Wizards. Everything else they take from the decision itself. */
import {
  optionCandidates,
  usualCandidate,
  type Advice,
  type Candidate,
  type ChooseDecision,
  type Decision,
  type MoveDecision,
  type Question,
} from '@muster/engine'
import { CONCEDE } from '../rules/ending/concede.ts'
import { toMove } from '../rules/movement/movement.ts'
import { castCandidates, fireballCandidates } from './casting.ts'
import { moveCandidates } from './moving.ts'
import { valueOf } from './value.ts'
import type { Figure, State } from '../state/state.ts'

function candidates(state: State, decision: Decision, question: Question, most: number): readonly Candidate[] {
  const usual = usualCandidate(decision.default)
  if (decision.kind === 'move') return moveCandidates(state, askedToMove(state, decision), question, most) ?? [usual]
  if (decision.kind === 'aim') return [...fireballCandidates(state, decision), usual]
  if (decision.kind === 'choose' && decision.most === 1) return [usual, ...otherCandidates(decision)]
  return [usual]
}

/** Moves and spells are weighed without listing them all first. */
function atOnce(state: State, question: Question, most: number): readonly Candidate[] | undefined {
  if (question.what === 'move') return moveCandidates(state, toMove(state, question.by), question, most)
  return question.what === 'cast' ? castCandidates(state, question, most) : undefined
}

const askedToMove = ({ figures }: State, { movers }: MoveDecision): Figure[] =>
  figures.filter(({ id }) => movers.some((mover) => mover.figure === id))

/** The options of a plain choice; a bot does not concede. */
const otherCandidates = (decision: ChooseDecision): Candidate[] =>
  optionCandidates({ ...decision, options: decision.options.filter(({ id }) => id !== CONCEDE) })

/** A side looks ahead to the end of the turn. */
export const advice: Advice<State> = {
  value: valueOf,
  steepness: 5.3,
  candidates,
  quickCandidates: atOnce,
  pause: ({ turn }) => turn,
}
