/** When attackers attack no more: they have fallen in the middle of their own attacks, or all attacks are made. */
import type { FigureId } from '@muster/engine'
import { finish, leaveAttacks } from '../activation/activation.ts'
import { figureOf, isInPlay } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'

/** An attacker that is knocked down or slain makes no more attacks. After the last attack the activation is over. */
export function afterAttack(state: State, by: FigureId): void {
  const { activation } = state
  if (!activation) return
  const figure = figureOf(state, by)
  if (figure.knockedDown || !isInPlay(figure)) leaveAttacks(activation, by, 0)
  const actor = figureOf(state, activation.figure)
  const isLast = activation.attacks.every(({ left }) => left <= 0)
  if (isLast || !isInPlay(actor) || (by === actor.id && actor.knockedDown)) finish(state)
}
