/** How far a unit may move at full speed, and how high the ground is. */
import { part, sumOf, type Part, type RuleId, type Sum } from '@muster/engine'
import { elevationAt, inches, type Length, type Point } from '@muster/table'
import type { State, Unit } from '../../state/state.ts'

/** The greatest distance at full speed over open ground. */
export const fullMove = (state: State, unit: Unit): Length =>
  inches(state.abilities.total(state, unit, 'move', undefined))

/** The same in inches with its parts: the number on the card, any cap, and half speed. */
export function moveOf(state: State, unit: Unit, slowed?: RuleId): Sum {
  const parts: Part[] = []
  const full = state.abilities.total(state, unit, 'move', undefined, parts)
  return sumOf(...parts, slowed === undefined ? undefined : part(-full / 2, 'Half speed', slowed))
}

/** How high the ground is at a place. */
export const levelAt = ({ survey }: State, at: Point): Length => elevationAt(survey.ground, at)
