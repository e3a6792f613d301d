/** What is wrong with the plan of a battle. */
import { armyFaults, readList, type BattlePlan, type PlanFault, type ReadList, type SidePlan } from '@muster/engine'
import { readSheet, USUAL_LIMIT, type ArmySheet } from '../../army/sheet.ts'
import { checkSheet } from '../../army/check.ts'
import { BY_ID } from '../../scenarios/index.ts'
import { SCENARIOS, type ScenarioId } from '../../state/state.ts'
import { hasRoomForPrison } from './prison-place.ts'
import { scenarioFaults, terrainFaults } from './terrain.ts'

const LEAST_SIDES = 2
const MOST_SIDES = 4

export const isScenario = (id: string): id is ScenarioId => (SCENARIOS as readonly string[]).includes(id)

/** The options a plan may have: the points limit, and which side sets up the terrain. */
export const PLAN_OPTIONS = ['limit', 'setter'] as const

export const limitOf = ({ options }: BattlePlan): unknown => options?.['limit'] ?? USUAL_LIMIT
export const setterOf = ({ options, sides }: BattlePlan): unknown => options?.['setter'] ?? sides[0]?.id

/** Everything wrong with a plan, in the order a reader meets it. */
export const checkPlan = (plan: BattlePlan): PlanFault[] => faultsOf(plan, plan.sides.map(sheetOf))

export function faultsOf(plan: BattlePlan, sheets: readonly Sheet[]): PlanFault[] {
  return [
    ...gameFaults(plan),
    ...sideFaults(plan),
    ...listFaults(plan, sheets),
    ...scenarioChoiceFaults(plan),
    ...fieldFaults(plan),
  ]
}

type Sheet = ReadList<ArmySheet>

export const sheetOf = (side: SidePlan): Sheet => readList(side, readSheet)

function gameFaults(plan: BattlePlan): PlanFault[] {
  const faults: PlanFault[] = []
  const limit = limitOf(plan)
  if (plan.game !== 'heroes-and-wizards')
    faults.push({ where: 'game', message: `This plan is for "${plan.game}", not for Heroes & Wizards.` })
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1) {
    faults.push({
      where: 'options.limit',
      rule: 'HW-ARMY-01',
      message: 'The points limit is a whole number, 1 or more.',
    })
  }
  return faults
}

function sideFaults(plan: BattlePlan): PlanFault[] {
  const { sides } = plan
  const faults: PlanFault[] = []
  if (sides.length < LEAST_SIDES || sides.length > MOST_SIDES) {
    faults.push({ where: 'sides', rule: 'HW-SETUP-08', message: `There are two to four sides, not ${sides.length}.` })
  }
  const isTwin = ({ id, name }: SidePlan, index: number) =>
    sides.findIndex((other) => other.id === id || other.name === name) !== index
  const twin = sides.findIndex(isTwin)
  if (twin >= 0)
    faults.push({ where: `sides.${twin}`, rule: 'HW-SETUP-08', message: 'Each side has an id and a name of its own.' })
  if (!sides.some(({ id }) => id === setterOf(plan))) {
    faults.push({
      where: 'options.setter',
      rule: 'HW-SETUP-04',
      message: 'The one who sets up the terrain is one of the sides.',
    })
  }
  return faults
}

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

function fieldFaults({ field, scenario, sides }: BattlePlan): PlanFault[] {
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
