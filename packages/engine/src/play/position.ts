/** A battle at rest: the state at the step's start, and what was answered and rolled since. */
import type { Answer } from '../decisions/decision.ts'
import type { SideId, StepName } from '../common/ids.ts'

export interface AnswerEntry {
  readonly by: SideId
  readonly what: string
  readonly answer: Answer
}

export interface RollEntry {
  readonly roll: string
  readonly faces: readonly number[]
}

export type Entry = AnswerEntry | RollEntry

/** Closes a step: which it was, and the fingerprint of the state after it. */
export interface StepMark {
  readonly step: StepName
  /** How many tape entries lie before this mark. */
  readonly at: number
  readonly hash: string
}

export interface Position<S> {
  readonly state: S
  readonly tape: readonly Entry[]
}
