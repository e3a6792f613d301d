/** The four scenarios. */
import type { ScenarioId, State } from '../state/state.ts'
import { deathmatch } from './deathmatch.ts'
import { deliver } from './deliver.ts'
import { pickTheLock } from './pick-the-lock.ts'
import type { Scenario } from './scenario.ts'
import { stealTheFlag } from './steal-the-flag.ts'

export const SCENARIO_BY_ID: { readonly [id in ScenarioId]: Scenario } = {
  deathmatch,
  'steal-the-flag': stealTheFlag,
  'pick-the-lock': pickTheLock,
  deliver,
}

/** The scenario being played. */
export const scenarioOf = ({ scenario }: State): Scenario => SCENARIO_BY_ID[scenario]
