/** Answers settled beforehand, side by side with what their player's list calls them. */
import { findStandingAnswer, type Answer, type Decision } from '@muster/engine'
import type { Settled } from '../messages/options.ts'
import type { SettleWish } from '../messages/requests.ts'

/** One habit for each question of each side; none: it is asked again. */
export function settle(settled: readonly Settled[], wish: SettleWish): readonly Settled[] {
  const { habit } = wish
  const others = settled.filter(({ by, what }) => by !== wish.by || what !== wish.what)
  return habit === undefined ? others : [...others, { ...wish, habit }]
}

export function settledAnswer(settled: readonly Settled[], decision: Decision): Answer | undefined {
  const own = settled.filter(({ by }) => by === decision.by)
  return findStandingAnswer(decision, Object.fromEntries(own.map(({ what, habit }) => [what, habit])))
}
