/** How far a unit may move at full speed, and how high the ground is. */
import { part, sumOf, type RuleId, type Sum } from '@muster/engine'
import { elevationAt, inches, toInches, type Length, type Point } from '@muster/table'
import type { State, Unit } from '../../state/state.ts'
import { landscapeOf } from './terrain.ts'

const SHAMBLING: Length = inches(3)

/** The greatest distance at full speed over open ground. The basic game knows no Penalties. */
export function fullMove({ mode }: State, { card: { move, penalties } }: Unit): Length {
  return mode === 'advanced' && penalties.includes('shambling') ? Math.min(SHAMBLING, move) : move
}

/** In inches, with its reasons: the card, what caps it, and the halving that terrain brings. */
export function moveOf(state: State, unit: Unit, slowed?: RuleId): Sum {
  const { move } = unit.card
  const full = fullMove(state, unit)
  return sumOf(
    part(toInches(move), 'Move on the card', 'SF-MOVE-14'),
    full < move ? part(toInches(full - move), 'Shambling', 'SF-PEN-02') : undefined,
    slowed === undefined ? undefined : part(-toInches(full / 2), 'Half speed', slowed),
  )
}

/** Walks through walls, at half speed. */
export const isEthereal = ({ mode }: State, { card: { traits } }: Unit): boolean =>
  mode === 'advanced' && traits.includes('ethereal')

/** How high the ground is at a place. */
export const levelAt = ({ field }: State, at: Point): Length => elevationAt(landscapeOf(field).ground, at)
