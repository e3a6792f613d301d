/** How high a unit stands: the greatest height at which, or above which, at least half its models are. */
import type { Length } from '@muster/table'
import { modelsOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'

export function levelOf(state: State, unit: Unit): Length {
  const levels = modelsOf(state, unit)
    .map(({ level }) => level)
    .sort((a, b) => b - a)
  return levels[Math.ceil(levels.length / 2) - 1] ?? 0
}
