/** Climbing out of a gap: what it costs before the rest of a move. */
import type { Length } from '@muster/table'
import { ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierFor, type Barrier } from '../terrain/barriers.ts'
import { mannerOf } from '../stats/special-movement.ts'
import { groundAt } from '../terrain/terrain.ts'

export interface ClimbOut {
  readonly cost: Length
  readonly depth: Length
  readonly as: Barrier
}

const LEVEL: ClimbOut = { cost: 0, depth: 0, as: 'ignored' }

/** Every move from inside a gap begins with climbing out. */
export function climbOutOfGap(state: State, figure: Figure): ClimbOut {
  const gap = figure.level < 0 && mannerOf(state, figure) === 'walk' ? groundAt(state, figure.at, 'gap') : undefined
  const depth = gap?.height ?? 0
  const as = barrierFor(state, figure, depth)
  if (as === 'ignored') return LEVEL
  return { depth, as, cost: as === 'vaulted' ? ONE_INCH : depth }
}
