/** What is wrong with the plan of a battle. */
import {
  armyFaults,
  gameFaults,
  limitFaults,
  readList,
  sideFaults,
  type BattlePlan,
  type PlanFault,
  type ReadList,
  type SideCount,
  type SidePlan,
} from '@muster/engine'
import { readSheet, USUAL_LIMIT, type ArmySheet } from '../../army/sheet.ts'
import { checkSheet } from '../../army/check.ts'
import { BY_ID } from '../../scenarios/index.ts'
import { SCENARIOS, type ScenarioId } from '../../state/state.ts'
import { hasRoomForPrison } from './prison-place.ts'
import { scenarioFaults, terrainFaults } from './terrain.ts'

const SIDES: SideCount = { most: 4, said: 'two to four sides', rule: 'HW-SETUP-08' }

export const isScenario = (id: string): id is ScenarioId => (SCENARIOS as readonly string[]).includes(id)

/** The options a plan may have: the points limit, and which side sets up the terrain. */
export const PLAN_OPTIONS = ['limit', 'setter'] as const

export const limitOf = ({ options }: BattlePlan): unknown => options?.['limit'] ?? USUAL_LIMIT
export const setterOf = ({ options, sides }: BattlePlan): unknown => options?.['setter'] ?? sides[0]?.id

/** Everything wrong with a plan, in the order a reader meets it. */
export const checkPlan = (plan: BattlePlan): PlanFault[] => faultsOf(plan, plan.sides.map(sheetOf))

export function faultsOf(plan: BattlePlan, sheets: readonly Sheet[]): PlanFault[] {
  return [
    ...gameFaults(plan, 'heroes-and-wizards', 'Heroes & Wizards'),
    ...limitFaults(limitOf(plan), 'HW-ARMY-01'),
    ...sideFaults(plan.sides, SIDES),
    ...setterFaults(plan),
    ...listFaults(plan, sheets),
    ...scenarioChoiceFaults(plan),
    ...groundFaults(plan),
  ]
}

type Sheet = ReadList<ArmySheet>

export const sheetOf = (side: SidePlan): Sheet => readList(side, readSheet)

/** The side that sets up the terrain is one of them. */
const setterFaults = (plan: BattlePlan): readonly PlanFault[] =>
  plan.sides.some(({ id }) => id === setterOf(plan))
    ? []
    : [
        {
          where: 'options.setter',
          rule: 'HW-SETUP-04',
          message: 'The one who sets up the terrain is one of the sides.',
        },
      ]

function listFaults(plan: BattlePlan, sheets: readonly Sheet[]): readonly PlanFault[] {
  const limit = limitOf(plan)
  return typeof limit === 'number' ? armyFaults(sheets, (sheet) => checkSheet(sheet, limit).complaints) : []
}

function scenarioChoiceFaults({ scenario, sides }: BattlePlan): PlanFault[] {
  if (scenario === undefined) return []
  if (!isScenario(scenario))
    return [{ where: 'scenario', rule: 'HW-SETUP-02', message: `There is no scenario "${scenario}".` }]
  if (BY_ID[scenario].sides.includes(sides.length)) return []
  return [{ where: 'scenario', rule: 'HW-SETUP-03', message: `${BY_ID[scenario].name} is for two sides.` }]
}

function groundFaults({ field, scenario, sides }: BattlePlan): PlanFault[] {
  const ground = terrainFaults(field)
  if (ground.length > 0) return [...ground]
  const faults: PlanFault[] = []
  if (scenario !== undefined && isScenario(scenario)) faults.push(...scenarioFaults(field, scenario))
  const mayRescue = scenario === 'rescue' || (scenario === undefined && sides.length === 2)
  if (mayRescue && !hasRoomForPrison(field))
    faults.push({
      where: 'field.pieces',
      rule: 'HW-RUL-100',
      message: 'There is no room left on the table for a prison.',
    })
  return faults
}
