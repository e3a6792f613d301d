/** What a game must say of itself to be played. The engine asks; it never knows which game it is. */
import type { Battlefield } from '@muster/table'
import type { Digest } from '../common/digest.ts'
import type { GameId, Json, SideId, StepName } from '../common/ids.ts'
import type { Play } from './play.ts'
import type { Step } from '../decisions/step.ts'

/** The plan of a battle: players, armies, table and scenario. Plain data; a record begins with it. */
export interface BattlePlan {
  readonly game: GameId
  readonly sides: readonly SidePlan[]
  readonly field: Battlefield
  /** The scenario's name; left out, the game rolls or asks for one. */
  readonly scenario?: string
  readonly options?: { readonly [name: string]: Json }
  /** The sides have even chances, whatever their points say: battles between bots have shown it. */
  readonly even?: true
}

export interface SidePlan {
  readonly id: SideId
  readonly name: string
  readonly army: Json
}

export interface Result {
  /** Absent in a draw. */
  readonly winner?: SideId
  /** "North slew 120 points, South 85." */
  readonly reason: string
  readonly scores: readonly { readonly side: SideId; readonly score: number }[]
}

export interface Game<S> {
  readonly id: GameId
  readonly version: string
  setUp(plan: BattlePlan): S
  /** Which step comes now; undefined when the battle is over. */
  next(state: S): StepName | undefined
  readonly steps: { readonly [name: StepName]: (play: Play<S>) => Step }
  /**
   * Whether a question comes up while an earlier decision is being carried out (who falls, whether to react). Odds
   * assume its default answer and go on; at any other question they stop. `asked` names the earlier decision.
   */
  isInterim?(what: string, asked: string): boolean
  /** Written by hand for speed; the tests every game inherits prove that it is a true copy. */
  copy(state: S): S
  /** Feeds everything that matters into the fingerprint. */
  digest(state: S, into: Digest): void
  result(state: S): Result | undefined
  /** Reads a state written by a person in a situation file; throws an InputError that says what is wrong. */
  situate(situation: Json): S
}
