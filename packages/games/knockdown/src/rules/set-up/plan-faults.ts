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
  type Json,
  type PlanFault,
  type ReadList,
  type SideCount,
  type SidePlan,
} from '@muster/engine'
import { inches } from '@muster/table'
import { checkSheet } from '../../army/check.ts'
import { readSheet, USUAL_LIMIT, type ArmySheet } from '../../army/sheet.ts'
import { SCENARIOS, type ScenarioId } from '../../state/vocabulary.ts'

const SIDES: SideCount = { most: 4, said: 'two to four sides', rule: 'KD-ARMY-09' }
const MOST_ROUNDS = 30
/** Two zones and some ground between them. */
const SMALLEST_TABLE = inches(30)

/** The points limit, the number of rounds, and who plays together: lists of the ids of sides. */
export const PLAN_OPTIONS = ['limit', 'rounds', 'teams'] as const

const isScenario = (id: string): id is ScenarioId => (SCENARIOS as readonly string[]).includes(id)

export const limitOf = ({ options }: BattlePlan): unknown => options?.['limit'] ?? USUAL_LIMIT
export const roundsOf = ({ options }: BattlePlan): unknown => options?.['rounds']
export const scenarioIn = ({ scenario }: BattlePlan): ScenarioId =>
  scenario !== undefined && isScenario(scenario) ? scenario : 'battle'

/** The team of a side: those it is listed with, or itself alone. */
export function teamOf({ options }: BattlePlan, side: string): string {
  const team = teamsIn(options?.['teams']).find((one) => one.includes(side))
  return team?.[0] ?? side
}

const teamsIn = (written: Json | undefined): readonly (readonly string[])[] =>
  Array.isArray(written) ? written.map((team) => (Array.isArray(team) ? team.map(String) : [])) : []

/** Everything wrong with a plan, in the order a reader meets it. */
export const checkPlan = (plan: BattlePlan): PlanFault[] => faultsOf(plan, plan.sides.map(sheetOf))

export const faultsOf = (plan: BattlePlan, sheets: readonly Sheet[]): PlanFault[] => [
  ...gameFaults(plan, 'knockdown', 'Knockdown'),
  ...limitFaults(limitOf(plan), 'KD-ARMY-02'),
  ...roundsFaults(roundsOf(plan), MOST_ROUNDS, 'KD-END-01'),
  ...scenarioFaults(plan.scenario, SCENARIOS),
  ...sideFaults(plan.sides, SIDES),
  ...teamFaults(plan),
  ...listFaults(plan, sheets),
  ...fieldFaults(plan.field, SMALLEST_TABLE, 'KD-ARMY-07'),
]

type Sheet = ReadList<ArmySheet>

export const sheetOf = (side: SidePlan): Sheet => readList(side, readSheet)

/** Every side is listed once at most, and there are at least two teams. */
function teamFaults(plan: BattlePlan): PlanFault[] {
  const written = plan.options?.['teams']
  if (written === undefined) return []
  const fault = (message: string): PlanFault[] => [{ where: 'options.teams', rule: 'KD-ARMY-09', message }]
  const teams = teamsIn(written)
  const listed = teams.flat()
  if (!Array.isArray(written) || teams.some((team) => team.length === 0))
    return fault('Teams are lists of sides, such as [["a", "c"], ["b", "d"]].')
  const unknown = listed.find((id) => plan.sides.every((side) => side.id !== id))
  if (unknown !== undefined) return fault(`There is no side "${unknown}" to be in a team.`)
  if (new Set(listed).size !== listed.length) return fault('A side is in one team only.')
  const count = new Set(plan.sides.map(({ id }) => teamOf(plan, id))).size
  return count < 2 ? fault('There are at least two teams: somebody has to be the enemy.') : []
}

function listFaults(plan: BattlePlan, sheets: readonly Sheet[]): readonly PlanFault[] {
  const limit = limitOf(plan)
  return typeof limit === 'number' ? armyFaults(sheets, (sheet) => checkSheet(sheet, limit).complaints) : []
}
