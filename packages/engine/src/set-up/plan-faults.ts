/** What may be wrong with the plan of a battle in any game. A game adds its own rules, and names the rule broken. */
import { INCH, type Battlefield, type Length } from '@muster/table'
import type { RuleId } from '../common/ids.ts'
import { terrainFaults } from '../input/terrain-check.ts'
import type { BattlePlan, SidePlan } from '../play/game.ts'
import type { PlanFault } from './army-faults.ts'

const NONE: readonly PlanFault[] = []

/** The plan of another game. */
export const gameFaults = (plan: BattlePlan, id: string, name: string): readonly PlanFault[] =>
  plan.game === id ? NONE : [{ where: 'game', message: `This plan is for "${plan.game}", not for ${name}.` }]

const isWhole = (n: unknown, most: number): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= most

/** Each game has its own word for it. */
export const limitFaults = (limit: unknown, rule: RuleId, called = 'points limit'): readonly PlanFault[] =>
  isWhole(limit, Infinity)
    ? NONE
    : [{ where: 'options.limit', rule, message: `The ${called} is a whole number, 1 or more.` }]

/** Rounds may be left to the scenario. */
export const roundsFaults = (rounds: unknown, most: number, rule: RuleId): readonly PlanFault[] =>
  rounds === undefined || isWhole(rounds, most)
    ? NONE
    : [{ where: 'options.rounds', rule, message: `A battle lasts 1 to ${most} rounds.` }]

/** Without a scenario the usual one is played. */
export const scenarioFaults = (scenario: string | undefined, known: readonly string[]): readonly PlanFault[] =>
  scenario === undefined || known.includes(scenario)
    ? NONE
    : [{ where: 'scenario', message: `There is no scenario "${scenario}"; there are ${known.join(', ')}.` }]

/** How many sides there may be, and how that is said: "two sides". */
export interface SideCount {
  readonly most: number
  readonly said: string
  readonly rule: RuleId
}

export function sideFaults(sides: readonly SidePlan[], { most, said, rule }: SideCount): readonly PlanFault[] {
  const faults: PlanFault[] = []
  const { length } = sides
  if (length < 2 || length > most) faults.push({ where: 'sides', rule, message: `There are ${said}, not ${length}.` })
  const isTwin = ({ id, name }: SidePlan, index: number): boolean =>
    sides.findIndex((other) => other.id === id || other.name === name) !== index
  const twin = sides.findIndex(isTwin)
  if (twin >= 0) faults.push({ where: `sides.${twin}`, rule, message: 'Each side has an id and a name of its own.' })
  return faults
}

/** Pieces that are none, and a table too small for two deployment zones. */
export function fieldFaults(field: Battlefield, least: Length, rule: RuleId): readonly PlanFault[] {
  const faults = terrainFaults(field).map(({ message, where }): PlanFault => ({ message, where: `field.${where}` }))
  const inches = least / INCH
  if (field.width < least || field.depth < least)
    faults.push({
      where: 'field',
      rule,
      message: `The table is at least ${inches}" by ${inches}": two zones need their room.`,
    })
  return faults
}
