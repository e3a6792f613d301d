/** What is wrong with the plan of a battle. */
import {
  armyFaults,
  readList,
  terrainFaults,
  type BattlePlan,
  type PlanFault,
  type ReadList,
  type SidePlan,
} from '@muster/engine'
import { inches } from '@muster/table'
import { checkSheet } from '../../army/check.ts'
import { readSheet, USUAL_LIMIT, type ArmySheet } from '../../army/sheet.ts'
import { SCENARIOS, type ScenarioId } from '../../state/vocabulary.ts'

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
  ...gameFaults(plan),
  ...sideFaults(plan),
  ...listFaults(plan, sheets),
  ...fieldFaults(plan),
]

type Sheet = ReadList<ArmySheet>

export const sheetOf = (side: SidePlan): Sheet => readList(side, readSheet)

const isWhole = (n: unknown, most: number): boolean =>
  Number.isInteger(n) && (n as number) >= 1 && (n as number) <= most

function gameFaults(plan: BattlePlan): PlanFault[] {
  const faults: PlanFault[] = []
  const { scenario } = plan
  if (plan.game !== '5e-d6') faults.push({ where: 'game', message: `This plan is for "${plan.game}", not for 5e d6.` })
  if (!isWhole(limitOf(plan), 100_000))
    faults.push({
      where: 'options.limit',
      rule: 'FD-SETUP-03',
      message: 'The points limit is a whole number, 1 or more.',
    })
  if (roundsOf(plan) !== undefined && !isWhole(roundsOf(plan), MOST_ROUNDS))
    faults.push({ where: 'options.rounds', rule: 'FD-RUL-02', message: `A battle lasts 1 to ${MOST_ROUNDS} rounds.` })
  if (scenario !== undefined && !isScenario(scenario))
    faults.push({
      where: 'scenario',
      message: `There is no scenario "${scenario}"; there are ${SCENARIOS.join(', ')}.`,
    })
  return faults
}

function sideFaults({ sides }: BattlePlan): PlanFault[] {
  const rule = 'FD-SETUP-01'
  if (sides.length !== 2) return [{ where: 'sides', rule, message: `There are two sides, not ${sides.length}.` }]
  const [one, other] = sides
  return one?.id === other?.id || one?.name === other?.name
    ? [{ where: 'sides.1', rule, message: 'Each side has an id and a name of its own.' }]
    : []
}

function listFaults(plan: BattlePlan, sheets: readonly Sheet[]): readonly PlanFault[] {
  const limit = limitOf(plan)
  return typeof limit === 'number' ? armyFaults(sheets, (sheet) => checkSheet(sheet, limit).complaints) : []
}

function fieldFaults({ field }: BattlePlan): PlanFault[] {
  const faults = terrainFaults(field).map(({ message, where }): PlanFault => ({ message, where: `field.${where}` }))
  if (field.width < SMALLEST_TABLE || field.depth < SMALLEST_TABLE)
    faults.push({
      where: 'field',
      rule: 'FD-SETUP-03',
      message: 'The table is at least 18" by 18": two zones need their room.',
    })
  return faults
}
