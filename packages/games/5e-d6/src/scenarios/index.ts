/** The scenarios: how long a battle lasts. */
import type { ScenarioId } from '../state/vocabulary.ts'

export interface Scenario {
  readonly name: string
  readonly line: string
  /** How many rounds it lasts at most. */
  readonly rounds: number
}

export const SCENARIO_TABLE: { readonly [id in ScenarioId]: Scenario } = {
  'to-the-last': {
    name: 'To the last',
    line: 'Until one force has no figures left, as the book has it.',
    rounds: 100,
  },
  'ten-rounds': {
    name: 'Ten rounds',
    line: 'Ten rounds at most; then whoever has more points left on the table wins.',
    rounds: 10,
  },
}
