/** Answers settled beforehand, side by side with what their player's list calls them. */
import { standingAnswer, type Answer, type Decision, type Habit, type SideId } from '@muster/engine'
import type { SettleWish } from './wishes.ts'

export interface Settled {
  readonly by: SideId
  readonly what: string
  /** What the list of settings calls it. */
  readonly name: string
  readonly habit: Habit
}

/** One habit for each question of each side; none: it is asked again. */
export function settle(settled: readonly Settled[], wish: SettleWish): readonly Settled[] {
  const { habit } = wish
  const others = settled.filter(({ by, what }) => by !== wish.by || what !== wish.what)
  return habit === undefined ? others : [...others, { ...wish, habit }]
}

export function settledAnswer(settled: readonly Settled[], decision: Decision): Answer | undefined {
  const own = settled.filter(({ by }) => by === decision.by)
  return standingAnswer(decision, Object.fromEntries(own.map(({ what, habit }) => [what, habit])))
}
