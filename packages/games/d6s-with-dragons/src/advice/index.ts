/** What the bots know of d6s with Dragons. Everything else they take from the decision itself. */
import {
  optionCandidates,
  usualCandidate,
  type Advice,
  type Candidate,
  type ChooseDecision,
  type Decision,
  type Question,
} from '@muster/engine'
import { startingCandidates, targetCandidates } from './casting.ts'
import { deployCandidates } from './deploying.ts'
import { mistyStepCandidates } from './escaping.ts'
import { actionCandidates } from './fighting.ts'
import { masteryCandidates } from './masteries.ts'
import { turnCandidates } from './moving.ts'
import { aboardCandidates } from './rides.ts'
import { disengageCandidates } from './reactions.ts'
import { stepCandidates } from './short-moves.ts'
import { shotCandidates } from './shots.ts'
import { worthOf } from './estimates/worth.ts'
import { quickQuestion } from '../rules/casting/quick-spells.ts'
import { CombatOffer } from '../rules/melee/combat-options.ts'
import { MasteryOffer } from '../rules/melee/declare-mastery.ts'
import { ShotOffer } from '../rules/shooting/ranged-attacks.ts'
import { mistyStep } from '../spells/quick/misty-step.ts'
import { figureOf } from '../state/figures.ts'
import type { State } from '../state/state.ts'

type Choosing = (state: State, decision: ChooseDecision, most: number) => Candidate[]

const CHOICES: { readonly [what: string]: Choosing } = {
  'spell-targets': targetCandidates,
  'starting-incantation': startingCandidates,
  'free-disengage': disengageCandidates,
  'start-aboard': aboardCandidates,
}

const MISTY_STEP = quickQuestion(mistyStep.id)

function candidates(state: State, decision: Decision, question: Question, most: number): readonly Candidate[] {
  if (decision.kind === 'move') return stepCandidates(state, decision, question)
  if (decision.kind === 'place' && decision.what === 'deploy') return deployCandidates(state, decision)
  if (decision.kind === 'aim' && decision.what === MISTY_STEP) return mistyStepCandidates(state, decision, question)
  const usual = usualCandidate(decision.default)
  if (decision.kind !== 'choose') return [usual]
  const choices = CHOICES[decision.what]
  if (choices) return choices(state, decision, most)
  return most > 1 && decision.most === 1 ? [usual, ...optionCandidates(decision)] : [usual]
}

/**
 * Candidates made without listing the options: a movement turn has too many of them, and wording attacks, masteries and
 * shots is slow.
 */
function atOnce(state: State, question: Question, most: number): readonly Candidate[] | undefined {
  if (question.what === 'act') return turnCandidates(state, question, most)
  const { offered } = question
  if (offered instanceof CombatOffer) return actionCandidates(state, offered)
  if (offered instanceof MasteryOffer) return masteryCandidates(state, offered)
  if (offered instanceof ShotOffer) return shotCandidates(state, offered, most)
  if (most > 1 || CHOICES[question.what] || !offered?.usual) return undefined
  return [usualCandidate({ pick: offered.usual })]
}

/** A person who asks sees the best of all plans of a figure. */
const ALL_PLANS = 100

/** A side looks ahead to the end of the round. */
export const advice: Advice<State> = {
  value: worthOf,
  steepness: 2.8,
  candidates,
  quickCandidates: atOnce,
  figureCandidates: (state, question, figure) =>
    question.what === 'act' ? turnCandidates(state, question, ALL_PLANS, figureOf(state, figure)) : [],
  pause: ({ round }) => round,
}
