/** What is wrong with the plan of a battle, and the first state of one that is right. */
import {
  gameFaults,
  InputError,
  noMemory,
  sideFaults,
  terrainFaults,
  type BattlePlan,
  type PlanFault,
  type SideCount,
  type SidePlan,
} from '@muster/engine'
import { INCH, inches, Survey } from '@muster/table'
import { cardsOf, readArmyList, USUAL_LIMIT } from './army/army-list.ts'
import { armiesComplaints } from './army/check-army.ts'
import { newAbilities } from './abilities/book.ts'
import type { Card } from './state/card.ts'
import { SCENARIO_BY_ID } from './scenarios/index.ts'
import {
  MODES,
  SCENARIOS,
  type Mode,
  type Model,
  type ScenarioId,
  type Side,
  type State,
  type Unit,
} from './state/state.ts'

/** Six inches for each side to set up in, and six between them. */
const LEAST_DEPTH = inches(18)
const MOST_ROUNDS = 50
const SIDES: SideCount = { most: 2, said: 'two players', rule: 'SF-EQ-05' }

const isScenario = (id: unknown): id is ScenarioId => (SCENARIOS as readonly unknown[]).includes(id)
const isMode = (mode: unknown): mode is Mode => (MODES as readonly unknown[]).includes(mode)

/** The options a plan may have. */
export const PLAN_OPTIONS = ['mode', 'limit', 'rounds', 'scrums'] as const

const modeOf = ({ options }: BattlePlan): unknown => options?.['mode'] ?? 'basic'
const limitOf = ({ options }: BattlePlan): unknown => options?.['limit'] ?? USUAL_LIMIT
const scenarioIn = ({ scenario }: BattlePlan): unknown => scenario ?? 'deathmatch'
const roundsOf = (plan: BattlePlan): unknown => {
  const scenario = scenarioIn(plan)
  return plan.options?.['rounds'] ?? (isScenario(scenario) ? SCENARIO_BY_ID[scenario].usualRounds : 0)
}

/** Everything wrong with a plan, in the order a reader meets it. */
export const checkPlan = (plan: BattlePlan): PlanFault[] => [
  ...agreedFaults(plan),
  ...sideFaults(plan.sides, SIDES),
  ...scenarioFaults(plan),
  ...fieldFaults(plan),
  ...armyFaults(plan),
]

function agreedFaults(plan: BattlePlan): PlanFault[] {
  const faults = [...gameFaults(plan, 'simple-fantasy-skirmish', 'Simple Fantasy Skirmish')]
  const rounds = roundsOf(plan)
  const limit = limitOf(plan)
  if (!isMode(modeOf(plan))) {
    faults.push({ where: 'options.mode', rule: 'SF-EQ-06', message: 'The game is basic or advanced.' })
  }
  if (typeof limit !== 'number' || !(limit >= 1)) {
    faults.push({ where: 'options.limit', rule: 'SF-RUL-46', message: 'The points limit is a number, 1 or more.' })
  }
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 0 || rounds > MOST_ROUNDS) {
    faults.push({
      where: 'options.rounds',
      rule: 'SF-END-02',
      message: `The rounds are a whole number up to ${MOST_ROUNDS}; 0 means no last round.`,
    })
  }
  if (typeof (plan.options?.['scrums'] ?? false) !== 'boolean') {
    faults.push({ where: 'options.scrums', rule: 'SF-CHG-10', message: 'Closing up by hand is true or false.' })
  }
  return faults
}

function scenarioFaults(plan: BattlePlan): PlanFault[] {
  const scenario = scenarioIn(plan)
  const mode = modeOf(plan)
  if (!isScenario(scenario)) {
    return [{ where: 'scenario', rule: 'SF-END-02', message: `There is no scenario "${String(scenario)}".` }]
  }
  if (!isMode(mode) || SCENARIO_BY_ID[scenario].modes.includes(mode)) return []
  return [
    {
      where: 'scenario',
      rule: 'SF-CARD-08',
      message: `${SCENARIO_BY_ID[scenario].name} needs Skills: play the advanced game.`,
    },
  ]
}

function fieldFaults({ field }: BattlePlan): PlanFault[] {
  const { width, depth } = field
  const faults: PlanFault[] = terrainFaults(field).map(({ message, where }) => ({
    message,
    where: `field.${where}`,
    rule: 'SF-RUL-46',
  }))
  if (depth > width) {
    faults.push({
      where: 'field',
      rule: 'SF-RUL-46',
      message: 'The players sit at the long edges: the table must be at least as wide as it is deep.',
    })
  }
  if (depth < LEAST_DEPTH) {
    faults.push({
      where: 'field.depth',
      rule: 'SF-RUL-46',
      message: `The table must be at least ${LEAST_DEPTH / INCH}" deep.`,
    })
  }
  return faults
}

/** Text that is not an army list is reported like any other fault. */
function armyFaults(plan: BattlePlan): readonly PlanFault[] {
  try {
    return armiesComplaints(plan)
  } catch (error) {
    if (error instanceof InputError) return [{ message: error.message, where: error.where }]
    throw error
  }
}

/** The state before the first die. A plan that is not legal is refused with its first fault. */
export function setUp(plan: BattlePlan): State {
  const [first] = checkPlan(plan)
  if (first) throw new InputError(first.message, first.where)
  const [a, b] = plan.sides as readonly [SidePlan, SidePlan]
  const mode = modeOf(plan) as Mode
  const units = [...unitsOf(a), ...unitsOf(b)]
  return {
    mode,
    scenario: scenarioIn(plan) as ScenarioId,
    rounds: Number(roundsOf(plan)),
    limit: Number(limitOf(plan)),
    scrums: plan.options?.['scrums'] === true,
    field: plan.field,
    survey: new Survey(plan.field),
    stage: 'edges',
    round: 0,
    sides: [sideFrom(a), sideFrom(b)],
    units,
    abilities: newAbilities(mode, units),
    winner: undefined,
    turn: undefined,
    leeway: undefined,
    active: undefined,
    things: [],
    melees: 1,
    decided: undefined,
  }
}

const sideFrom = ({ id, name }: SidePlan): Side => ({ id, name, edge: undefined, passed: false, score: 0 })

function unitsOf({ id, army }: SidePlan): Unit[] {
  const cards = cardsOf(readArmyList(army))
  return cards.map((card, index) => {
    const { name } = card
    const isAlike = (other: Card) => other.name === name
    const number = cards.slice(0, index + 1).filter(isAlike).length
    return unitFrom(`${name} ${id}${number}`, id, card, cards.filter(isAlike).length > 1 ? number : 0)
  })
}

const unitFrom = (id: string, side: string, card: Card, number: number): Unit => ({
  id,
  side,
  name: number > 0 ? `${card.name} ${number}` : card.name,
  number,
  card,
  models: modelsFor(id, card),
  marker: false,
  host: undefined,
  late: false,
  melee: undefined,
  memory: noMemory(),
  tried: [],
})

const modelsFor = (id: string, { count }: Card): Model[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${id}.${index + 1}`,
    where: 'waiting',
    at: { x: 0, y: 0 },
    level: 0,
  }))
