/** Climbing out of a gap: what it costs before the rest of a move. */
import type { Length } from '@muster/table'
import { ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierFor, type Barrier } from '../terrain/barriers.ts'
import { gaitOf } from '../stats/special-movement.ts'
import { groundAt } from '../terrain/terrain.ts'

export interface WayOut {
  readonly cost: Length
  readonly depth: Length
  readonly as: Barrier
}

const LEVEL: WayOut = { cost: 0, depth: 0, as: 'ignored' }

/** Every move from inside a gap begins with climbing out. */
export function wayOut(state: State, figure: Figure): WayOut {
  const gap = figure.level < 0 && gaitOf(state, figure) === 'walk' ? groundAt(state, figure.at, 'gap') : undefined
  const depth = gap?.height ?? 0
  const as = barrierFor(state, figure, depth)
  if (as === 'ignored') return LEVEL
  return { depth, as, cost: as === 'vaulted' ? ONE_INCH : depth }
}
