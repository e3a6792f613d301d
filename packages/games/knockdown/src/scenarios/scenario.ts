/** What a scenario adds to the battle: its markers, when it ends early, and who wins. */
import type { Result } from '@muster/engine'
import type { Battlefield, Point } from '@muster/table'
import type { State } from '../state/state.ts'
import type { ScenarioId } from '../state/vocabulary.ts'

export interface Scenario {
  readonly id: ScenarioId
  readonly name: string
  readonly line: string
  /** How many rounds it lasts where nothing else is agreed. */
  readonly rounds: number
  /** The markers on this table. */
  objectives(field: Battlefield): readonly Point[]
  /** The first round at whose end the markers may decide the battle; without it only the last one does. */
  readonly decisiveFrom?: number
  /** What was agreed has come about at the end of a round. */
  isMet?(state: State): boolean
  result(state: State): Result
  /** How it stands, in a few words. */
  standing(state: State): string
}
