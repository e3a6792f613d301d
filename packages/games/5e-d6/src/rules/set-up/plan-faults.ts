/** What is wrong with the plan of a battle. */
import {
  armyFaults,
  fieldFaults,
  gameFaults,
  limitFaults,
  readList,
  roundsFaults,
  scenarioFaults,
  sideFaults,
  type BattlePlan,
  type PlanFault,
  type ReadList,
  type SideCount,
  type SidePlan,
} from '@muster/engine'
import { inches } from '@muster/table'
import { checkSheet } from '../../army/check.ts'
import { readSheet, USUAL_LIMIT, type ArmySheet } from '../../army/sheet.ts'
import { SCENARIOS, type ScenarioId } from '../../state/vocabulary.ts'

const SIDES: SideCount = { most: 2, said: 'two sides', rule: 'FD-SETUP-01' }
const MOST_ROUNDS = 100
/** Two zones and some ground between them. */
const SMALLEST_TABLE = inches(18)

/** The points limit and the number of rounds. */
export const PLAN_OPTIONS = ['limit', 'rounds'] as const

const isScenario = (id: string): id is ScenarioId => (SCENARIOS as readonly string[]).includes(id)

export const limitOf = ({ options }: BattlePlan): unknown => options?.['limit'] ?? USUAL_LIMIT
export const roundsOf = ({ options }: BattlePlan): unknown => options?.['rounds']
export const scenarioIn = ({ scenario }: BattlePlan): ScenarioId =>
  scenario !== undefined && isScenario(scenario) ? scenario : 'to-the-last'

/** Everything wrong with a plan, in the order a reader meets it. */
export const checkPlan = (plan: BattlePlan): PlanFault[] => faultsOf(plan, plan.sides.map(sheetOf))

export const faultsOf = (plan: BattlePlan, sheets: readonly Sheet[]): PlanFault[] => [
  ...gameFaults(plan, '5e-d6', '5e d6'),
  ...limitFaults(limitOf(plan), 'FD-SETUP-03'),
  ...roundsFaults(roundsOf(plan), MOST_ROUNDS, 'FD-RUL-02'),
  ...scenarioFaults(plan.scenario, SCENARIOS),
  ...sideFaults(plan.sides, SIDES),
  ...listFaults(plan, sheets),
  ...fieldFaults(plan.field, SMALLEST_TABLE, 'FD-SETUP-03'),
]

type Sheet = ReadList<ArmySheet>

export const sheetOf = (side: SidePlan): Sheet => readList(side, readSheet)

function listFaults(plan: BattlePlan, sheets: readonly Sheet[]): readonly PlanFault[] {
  const limit = limitOf(plan)
  return typeof limit === 'number' ? armyFaults(sheets, (sheet) => checkSheet(sheet, limit).complaints) : []
}
