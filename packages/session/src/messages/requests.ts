/** What the page would like to know, or to have settled. */
import type { Answer, Consequence, FigureId, StandingAnswer } from '@muster/engine'
import type { Point } from '@muster/table'
import type { NamedStandingAnswer } from './options.ts'

/** A standing answer to a question, or none: then the question is asked again. */
export type StandingAnswerRequest = Omit<NamedStandingAnswer, 'answer'> & {
  readonly answer: StandingAnswer | undefined
}

/** How long the computer plays for a person. */
export type DelegationPeriod = 'phase' | 'turn'

/** An answer that is given only if it does not have a consequence that a person confirms first. */
export interface CautiousAnswer {
  readonly answer: Answer
  readonly unless: Consequence
}

/** Where a figure should go, by way of which points. */
export interface MoveRequest {
  readonly figure: FigureId
  readonly via: readonly Point[]
  readonly goal: Point
  /** Of a unit: the shape it should take, and how far it is turned, in degrees with the clock. */
  readonly shape?: string
  readonly turn?: number
}

/** Where the models of a unit would stand, placed here in this formation. */
export interface FormationRequest {
  readonly unit: FigureId
  readonly at: Point
  readonly shape: string
}

/** An answer that is not allowed: what is the nearest that would be, with only these moved? */
export interface NearestRequest {
  readonly answer: Answer
  readonly moved: readonly FigureId[]
}

/** Does one see the other? */
export interface SightRequest {
  readonly by: FigureId
  readonly at: FigureId
}

/** Which of those who have it in range would see it, after this move. */
export interface WatchersRequest {
  readonly mover: FigureId
  readonly shooters: readonly FigureId[]
  readonly after: Answer
}

/** What one could do to each of these, after this move. */
export interface OpportunitiesRequest {
  readonly by: FigureId
  readonly at: readonly FigureId[]
  readonly after: Answer
}

/** Where could this one come in its next turn, with the mover and its models out of its way? */
export interface ThreatRequest {
  readonly figure: FigureId
  readonly mover: FigureId
  readonly models: readonly FigureId[]
}

/** What one could do to another: from where it stands, or after this answer. */
export interface ForecastRequest {
  readonly by: FigureId
  readonly at: FigureId
  readonly after?: Answer
}
