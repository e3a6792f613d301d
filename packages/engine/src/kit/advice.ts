/** What a game tells the computer players. */
import type { Answer, ChooseDecision, Decision } from '../decisions/decision.ts'
import type { FigureId, SideId } from '../common/ids.ts'
import type { LazyText } from '../common/text.ts'
import type { Question } from '../decisions/step.ts'

/** What the bots should know. */
export interface Advice<S> {
  /** Changes at a natural pause (the end of a round): how far it pays to look ahead. */
  pause(state: S): number
  /** How good the state is for a side: points of difference, more is better. */
  value(state: S, side: SideId): number
  /** How surely a lead wins: of a lead as large as a side was worth at the start, the odds are e to this power. */
  readonly steepness?: number
  /** Sensible answers to a question, each with its reason; no more than `most` are wanted. May be empty. */
  candidates(state: S, decision: Decision, question: Question, most: number): readonly Candidate[]
  /** The same without the decision, because listing all its options takes time; undefined where they are needed. */
  quickCandidates?(state: S, question: Question, most: number): readonly Candidate[] | undefined
  /** Answers to a question about moves with one of its figures, where `candidates` picks the figure itself. */
  figureCandidates?(state: S, question: Question, figure: FigureId): readonly Candidate[]
}

export interface Candidate {
  readonly answer: Answer
  readonly why: LazyText
  /** The game's own guess, comparable within one decision. */
  readonly score: number
  readonly next?: PlannedAnswer | undefined
}

/** A plan's answer to the question after this one, if that is the one named here: no need to think again. */
export interface PlannedAnswer {
  readonly what: string
  readonly answer: Answer
  /** It is given as often as its question comes, perhaps not at all, before what comes after it. */
  readonly whileAsked?: true
  /** What comes after it; without it, the same question is answered the same way as long as that is allowed. */
  readonly next?: PlannedAnswer | undefined
}

/** What the player would most likely answer, for bots that find nothing better. */
export const usualCandidate = (answer: Answer): Candidate => ({ answer, why: 'the usual answer', score: 0.1 })

/** Every option of a plain choice, for bots that play each one out. */
export const optionCandidates = ({ options }: ChooseDecision): Candidate[] =>
  options.map(({ id, label }) => ({ answer: { pick: [id] }, why: label, score: 0 }))
