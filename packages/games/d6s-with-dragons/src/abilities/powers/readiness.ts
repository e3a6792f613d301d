/** Whether a power that is an action may be used now, and marking that it was. */
import { canAct } from '../../rules/conditions/conditions.ts'
import { featureUsesLeft, markFeatureUse } from '../../rules/stats/feature-uses.ts'
import type { PowerId } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'
import type { FeatureId } from '../../state/vocabulary.ts'

export type LimitedId = FeatureId | PowerId

/** Without boxes it may be used in every round; what is used besides the action, once a round. */
export function isReady(state: State, figure: Figure, id: LimitedId, isExtra: boolean | undefined): boolean {
  const isFree = !isExtra || !figure.now.used.includes(id)
  const isLeft = figure.profile.uses[id] === undefined || featureUsesLeft(figure, id) > 0
  return isFree && isLeft && canAct(state, figure)
}

export function markUse(figure: Figure, id: LimitedId, isExtra: boolean | undefined): void {
  if (isExtra) figure.now.used = [...figure.now.used, id]
  if (figure.profile.uses[id] !== undefined) markFeatureUse(figure, id)
}
