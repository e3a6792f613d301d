/** Features with boxes: how often each may still be used in this encounter. */
import type { Figure } from '../../state/state.ts'
import type { PowerId } from '../../state/power.ts'
import type { FeatureId } from '../../state/vocabulary.ts'

export const featureUsesLeft = ({ profile, marked }: Figure, id: FeatureId | PowerId): number =>
  (profile.uses[id] ?? 0) - (marked[id] ?? 0)

export function markFeatureUse({ marked }: Figure, id: FeatureId | PowerId): void {
  marked[id] = (marked[id] ?? 0) + 1
}
