/** Attackers who fall in the middle of their own attacks. */
import type { FigureId } from '@muster/engine'
import { finish, leaveAttacks } from '../activation/activation.ts'
import { figureOf, isInPlay } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'

/** An attacker that is knocked down or slain makes no more attacks. */
export function stopFallen(state: State, by: FigureId): void {
  const { activation } = state
  if (!activation) return
  const figure = figureOf(state, by)
  if (figure.knockedDown || !isInPlay(figure)) leaveAttacks(activation, by, 0)
  const actor = figureOf(state, activation.figure)
  if (!isInPlay(actor) || (by === actor.id && actor.knockedDown)) finish(state)
}
