/** The six scenarios, in the order of the die. */
import { raise } from '@muster/engine'
import type { Figure, ScenarioId, State } from '../state/state.ts'
import { captureTerrain } from './capture-terrain.ts'
import { cursedGem } from './cursed-gem.ts'
import { kingOfTheHill } from './king-of-the-hill.ts'
import { loot } from './loot.ts'
import { pitchedBattle } from './pitched-battle.ts'
import { rescue } from './rescue.ts'
import type { MoveLimit, Scenario } from './scenario.ts'

export const BY_ID: { readonly [id in ScenarioId]: Scenario } = {
  'pitched-battle': pitchedBattle,
  'capture-terrain': captureTerrain,
  'king-of-the-hill': kingOfTheHill,
  rescue,
  'cursed-gem': cursedGem,
  loot,
}

/** The scenario being played. */
export const scenarioOf = ({ scenario }: State): Scenario =>
  scenario ? BY_ID[scenario] : raise('no scenario has been rolled yet')

/** How far the scenario lets this figure go this turn; undefined when only its Movement counts. */
export const moveLimitOf = (state: State, figure: Figure): MoveLimit | undefined =>
  scenarioOf(state).moveLimit?.(state, figure)
