/** Checks the plan of a battle, and makes the first state of a legal one. */
import {
  Abilities,
  gameFaults,
  inPart,
  InputError,
  limitFaults,
  listFigures,
  readField,
  sideFaults,
  type BattlePlan,
  type PlanFault,
  type RuleId,
  type SideCount,
  type SidePlan,
} from '@muster/engine'
import { Survey, type Battlefield } from '@muster/table'
import { readArmy } from '../../army/check.ts'
import type { Entry } from '../../army/entry.ts'
import { USUAL_LIMIT } from '../../army/sheet.ts'
import { isEncounter } from '../../encounters/index.ts'
import type { DragonBook } from '../../state/ability.ts'
import type { State } from '../../state/state.ts'
import type { EncounterId } from '../../state/vocabulary.ts'
import { fieldFaults } from '../terrain/battlefield-check.ts'
import { figuresOf } from './army-figures.ts'

const SIDES: SideCount = { most: 2, said: 'always two sides', rule: 'DD-SIDE-01' }

/** The standard first encounter. */
const USUAL_ENCOUNTER: EncounterId = 'sacred-objects'

/**
 * The options a plan may have: the points limit, tables for the players to choose from, and whether the armies are
 * companies of a campaign.
 */
export const PLAN_OPTIONS = ['limit', 'layouts', 'campaign'] as const

/** A company was a legal army when it was raised; those who outlive their recruiter or their element's others stay in it. */
const ASKED_ONCE: ReadonlySet<RuleId | undefined> = new Set(['DD-LIST-07', 'DD-LIST-10'])

const limitOf = ({ options }: BattlePlan): unknown => options?.['limit'] ?? USUAL_LIMIT
const layoutsOf = ({ options }: BattlePlan): readonly Battlefield[] =>
  (options?.['layouts'] ?? []) as unknown as readonly Battlefield[]

/** Everything wrong with a plan, in the order of its fields. */
export const checkPlan = (plan: BattlePlan): PlanFault[] => faultsOf(plan, armiesOf(plan))

const faultsOf = (plan: BattlePlan, armies: readonly SideArmy[]): PlanFault[] => [
  ...agreedFaults(plan),
  ...sideFaults(plan.sides, SIDES),
  ...armyFaults(plan, armies),
  ...tableFaults(plan),
]

/** What a side brings: its faults, and whom it could read. */
interface SideArmy {
  readonly entries: readonly Entry[]
  readonly faults: readonly PlanFault[]
}

function agreedFaults(plan: BattlePlan): readonly PlanFault[] {
  const { scenario } = plan
  const faults = [...gameFaults(plan, 'd6s-with-dragons', 'd6s with Dragons')]
  faults.push(...limitFaults(limitOf(plan), 'DD-SETUP-03', 'points value'), ...valueFaults(plan))
  if (scenario !== undefined && !isEncounter(scenario)) {
    faults.push({ where: 'scenario', rule: 'DD-SETUP-01', message: `There is no encounter "${scenario}".` })
  }
  return faults
}

/** Sacred Objects is a skirmish; the other encounters may be fought as larger battles. A company has the value it has. */
const LEAST_VALUE = 100
const MOST_VALUE = 350

function valueFaults(plan: BattlePlan): PlanFault[] {
  const { scenario = USUAL_ENCOUNTER, options } = plan
  const limit = limitOf(plan)
  if (scenario !== 'sacred-objects' || options?.['campaign'] === true || typeof limit !== 'number') return []
  if (limit >= LEAST_VALUE && limit <= MOST_VALUE) return []
  const message = `Sacred Objects is played with ${LEAST_VALUE} to ${MOST_VALUE} points per side, not with ${limit}.`
  return [{ where: 'options.limit', rule: 'DD-ENC-12', message }]
}

const armyFaults = ({ options }: BattlePlan, armies: readonly SideArmy[]): PlanFault[] =>
  armies.flatMap(({ faults }, index) =>
    faults
      .filter(({ rule }) => options?.['campaign'] !== true || !ASKED_ONCE.has(rule))
      .map((fault) => ({ ...fault, where: `sides.${index}.army${fault.where && `.${fault.where}`}` })),
  )

/** Nothing is read where the limit is no number: that is its own fault. */
function armiesOf(plan: BattlePlan): readonly SideArmy[] {
  const limit = limitOf(plan)
  return typeof limit === 'number' ? plan.sides.map((side) => armyOf(side, limit)) : []
}

function armyOf({ army }: SidePlan, limit: number): SideArmy {
  try {
    const { report, entries } = readArmy(army, limit)
    return { entries, faults: report.complaints }
  } catch (error) {
    if (error instanceof InputError) return { entries: [], faults: [{ message: error.message, where: error.where }] }
    throw error
  }
}

function tableFaults(plan: BattlePlan): PlanFault[] {
  const layouts = layoutsOf(plan)
  if (!Array.isArray(layouts)) {
    return [{ where: 'options.layouts', rule: 'DD-SETUP-06', message: 'Layouts are a list of battlefields.' }]
  }
  const at = (field: Battlefield, place: string): PlanFault[] =>
    fieldFaults(field).map((fault) => ({ ...fault, where: `${place}${fault.where}` }))
  return [
    ...at(plan.field, 'field'),
    ...layouts.flatMap((field, index) => {
      const place = `options.layouts.${index}`
      return formFault(field, place) ?? at(field, place)
    }),
  ]
}

/** The options of a plan are unchecked input: a layout may be no battlefield at all. */
function formFault(layout: unknown, place: string): PlanFault[] | undefined {
  try {
    inPart(place, () => readField(layout))
    return undefined
  } catch (error) {
    if (error instanceof InputError) return [{ message: error.message, where: error.where, rule: 'DD-SETUP-06' }]
    throw error
  }
}

/** The state before the coin is flipped. A plan that is not legal is refused with its first fault. */
export function setUp(plan: BattlePlan, book: DragonBook): State {
  const armies = armiesOf(plan)
  const [first] = faultsOf(plan, armies)
  if (first) throw new InputError(first.message, first.where)
  return {
    encounter: plan.scenario !== undefined && isEncounter(plan.scenario) ? plan.scenario : USUAL_ENCOUNTER,
    limit: Number(limitOf(plan)),
    field: plan.field,
    survey: new Survey(plan.field),
    layouts: layoutsOf(plan),
    stage: 'lead',
    round: 0,
    sides: plan.sides.map(({ id, name }) => ({ id, name, edge: undefined, sectors: [], starting: 0 })),
    lead: plan.sides[0]?.id ?? '',
    ...listFigures(plan.sides.flatMap(({ id }, index) => figuresOf(id, armies[index]?.entries ?? [], book))),
    effects: [],
    things: [],
    melees: [],
    melee: undefined,
    turn: undefined,
    picking: undefined,
    decided: undefined,
    calm: { rounds: 0, as: '' },
    serial: 1,
    abilities: new Abilities(book),
  }
}
