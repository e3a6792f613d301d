/** The actions that a character's abilities offer now. */
import type { AbilityAction } from '../../state/ability.ts'
import type { Phase } from '../../state/acts.ts'
import type { Figure, State } from '../../state/state.ts'

/** Extra ones can be taken though the action of the round is spent. Most characters have none. */
export function actionsOf(state: State, figure: Figure, now: Exclude<Phase, 'cleanup'>): readonly AbilityAction[] {
  const { actions } = state.abilities.of(state, figure)
  if (actions.length === 0) return actions
  return actions.filter(
    ({ phase, isExtra, isPossible }) =>
      (phase === now || phase === 'either') && (isExtra === true || figure.now.action) && isPossible(state, figure.id),
  )
}
