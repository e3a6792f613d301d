/** Melees: units with the same melee number fight each other, and none of them may walk away. */
import type { FigureId, Play } from '@muster/engine'
import { tell } from '../../events/events.ts'
import { groupOf, isAlive, isFree, unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'

/** After a charge both units are in one melee: that of the charged unit, if it was in one. */
export function joinMelee(play: Play<State>, chargerId: FigureId, targetId: FigureId): void {
  const { state } = play
  const target = unitOf(state, targetId)
  const melee = target.melee ?? state.melees++
  for (const member of groupOf(state, target)) member.melee = melee
  for (const member of groupOf(state, unitOf(state, chargerId))) member.melee = melee
  tell(play, { is: 'melee-joined', unit: chargerId, at: targetId, melee, rules: ['SF-MEL-13', 'SF-RUL-33'] })
}

/** A unit that is gone leaves its melee; where one side has nobody left, the others are free. */
export function leaveMelee(play: Play<State>, id: FigureId): void {
  const { state } = play
  const unit = unitOf(state, id)
  const { melee } = unit
  if (melee === undefined) return
  unit.melee = undefined
  const left = state.units.filter((other) => other.melee === melee && isAlive(other))
  const [first] = left
  if (left.some(({ side }) => side !== first?.side)) return
  for (const other of left) other.melee = undefined
  tell(play, { is: 'melee-ended', melee, units: left.map((other) => other.id), rules: ['SF-MEL-09', 'SF-MEL-13'] })
}

/** Enemy units in a unit's melee: any of them may be attacked. */
export function foesInMelee({ units }: State, { melee, side }: Unit): Unit[] {
  if (melee === undefined) return []
  return units.filter((unit) => unit.melee === melee && unit.side !== side && isFree(unit))
}

export const areInOneMelee = (a: Unit, b: Unit): boolean => a.melee !== undefined && a.melee === b.melee
