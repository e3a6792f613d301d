/** The Rule of Halves over a unit and the Champions attached to it. */
import { groupOf, isHalf, living } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'

/** Whether what holds for these members holds for at least half of all models, and for one at least. */
export function holdsForHalf(state: State, unit: Unit, holds: (member: Unit) => boolean): boolean {
  let count = 0
  let all = 0
  for (const member of groupOf(state, unit)) {
    const models = living(member).length
    all += models
    if (holds(member)) count += models
  }
  return count > 0 && isHalf(count, all)
}
