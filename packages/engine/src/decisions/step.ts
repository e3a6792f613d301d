/**
 * Rule code is generators. Where a player must choose it yields a question; where dice must fall it
 * yields a roll. The caller that drives the generator answers: a battle, an enumerator of odds, a test.
 */
import type { Length, MoveVerdict, Plan, planMove, Point, ReachMap } from '@muster/table'
import type { Answer, Decision, Refusal, Spot } from './decision.ts'
import type { FigureId, RuleId, SideId } from '../common/ids.ts'
import type { ChooseRules } from './choose-question.ts'
import type { Random } from '../common/random.ts'
import type { Text } from '../common/text.ts'
import type { Roll } from './roll.ts'

/**
 * A decision while it is being asked. The data a player sees is made only when somebody looks
 * (`describe`): a replay checks answers by value and never lists the options again.
 */
export interface Question {
  readonly is: 'question'
  readonly by: SideId
  readonly what: string
  describe(): Decision
  check(answer: Answer): Refusal | undefined
  /** Any legal answer: for random players and for fuzzing. */
  sample(random: Random): Answer
  /** The source of the options. A game's advice may know more about it than the options say. */
  readonly offered?: ChooseRules | undefined
  /** For moves: judges paths, maps the ground in reach, and plans the way to a goal. */
  readonly moves?: MoveAid | undefined
  /** For units that move or are placed as one: where each model would stand. */
  readonly forms?: FormationAid | undefined
}

export type MoveGoal = Parameters<typeof planMove>[1]

export interface MoveAid {
  judge(figure: FigureId, path: readonly Point[]): MoveVerdict | undefined
  /** Only the longest legal part of a path: quicker, for callers that try many. */
  legal(figure: FigureId, path: readonly Point[]): readonly Point[]
  /** Just whether all of a path is legal: quicker still. */
  allows(figure: FigureId, path: readonly Point[]): boolean
  /** The ground in reach, of all its movement or of so much of it. */
  reach(figure: FigureId, allowance?: Length): ReachMap | undefined
  plan(figure: FigureId, goal: MoveGoal): Plan | undefined
  /** The dangers of a path; undefined where the verdict's zones say it all. */
  dangers(figure: FigureId, path: readonly Point[]): readonly MoveDanger[] | undefined
}

/** A danger on a path: a test that may fail, or an enemy that may strike. */
export interface MoveDanger {
  readonly at: Point
  /** "Climb 3 inches: fall". */
  readonly label: Text
  readonly rule: RuleId
  /** How likely it goes wrong, where that is known. */
  readonly chance?: number
  /** Who may strike. */
  readonly by?: FigureId
}

export interface FormationAid {
  /**
   * The unit led along a path as far as it may go, in one of its shapes: where its centre gets to and each model stands.
   * With no path: where it stands now, re-formed. Undefined when it has no part in the question.
   */
  form(unit: FigureId, path: readonly Point[], shape: string): FormationMove | undefined
}

export interface FormationMove {
  /** The path of the centre-point, as far as it is allowed. */
  readonly path: readonly Point[]
  readonly spent: Length
  readonly spots: readonly Spot[]
  /** Why it did not go the whole way, or may not stand there. */
  readonly refusal?: Refusal
}

export type Request = Question | Roll
export type Reply = Answer | readonly number[]
export type Step<T = void> = Generator<Request, T, Reply>

function* nothing(): Step {}

/** A step that is already over, for rules that mostly find nothing to do: no generator is made then. */
export const NO_STEP: Step = nothing()
NO_STEP.next()
