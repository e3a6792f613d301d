/** The numbers a figure fights with, each with the parts it is made of. */
import { addedParts, part, sumOf, type Part, type RuleId, type Sum } from '@muster/engine'
import type { Figure, State } from '../state/state.ts'
import type { How } from '../state/events.ts'
import { traitsOf } from './sources.ts'

export const meleeOf = (state: State, figure: Figure): Sum =>
  atLeast(0, sumOf(part(figure.profile.melee, 'Melee', 'HW-MELEE-04'), ...added(state, figure, 'melee')), 'HW-SPELL-05')

export const shootingOf = (state: State, figure: Figure): Sum =>
  atLeast(
    0,
    sumOf(part(figure.profile.shooting, 'Shooting', 'HW-SHOOT-04'), ...added(state, figure, 'shooting')),
    'HW-SPELL-05',
  )

export function attacksOf(state: State, figure: Figure): Sum {
  const second = figure.profile.twoWeapons ? part(1, 'Second weapon', 'HW-COST-31') : undefined
  const sum = sumOf(part(1, 'Attack', 'HW-COST-30'), second, ...added(state, figure, 'attacks'))
  return atLeast(1, sum, 'HW-SPELL-03')
}

/** Armour as it counts against one hit: as bought, less what the attacker takes from it. */
export const armourOf = (figure: Figure, lowered: readonly Part[]): Sum =>
  atLeast(0, sumOf(part(figure.profile.armour, 'Armour', 'HW-SAVE-01'), ...lowered), 'HW-RUL-16')

/** What the attacker's traits take from the Armour of the one hit. */
export const loweredBy = (state: State, by: Figure, at: Figure, how: How): readonly Part[] =>
  addedParts(state, by.id, traitsOf(by), 'enemy-armour', { at, how })

const NONE: readonly Part[] = []

function added(state: State, figure: Figure, name: 'melee' | 'shooting' | 'attacks'): readonly Part[] {
  const traits = traitsOf(figure)
  return traits.length === 0 ? NONE : addedParts(state, figure.id, traits, name, undefined)
}

/** A sum does not fall below its floor; the part that holds it up is shown. */
const atLeast = (floor: number, sum: Sum, rule: RuleId): Sum =>
  sum.total >= floor
    ? sum
    : { total: floor, parts: [...sum.parts, part(floor - sum.total, `Never below ${floor}`, rule)] }
