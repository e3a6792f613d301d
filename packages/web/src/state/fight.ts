/** A fight that is being shown: the table as it stood at one of its frames, while the outcome waits. */
import type { Snapshot } from '@muster/session'
import { without, type ShownBlow } from '../animation/blows.ts'
import type { FightFrame } from '../animation/fight-frames.ts'
import type { Melee } from '../animation/melees.ts'
import { receiveSnapshot } from './receive-snapshot.ts'
import type { TableState } from './table-state.ts'

export interface Fight {
  readonly blows: readonly ShownBlow[]
  readonly melees: readonly Melee[]
  readonly frame: FightFrame
  readonly paused: boolean
}

export const shownBlow = ({ blows, frame }: Fight): ShownBlow | undefined => blows[frame.blow]

/** Shows a frame. `final`: how everything stands after the fight. */
export function showFrame(state: TableState, final: Snapshot, fight: Fight): TableState {
  const blow = shownBlow(fight)
  if (!blow) return state
  const { stage, thrown } = fight.frame
  const isTold = stage === 'told'
  const view = isTold ? blow.after : stage === 'fall' ? without(blow.before, blow.falls) : blow.before
  const lines = isTold ? [...blow.opening, ...blow.lines] : blow.opening
  const from = blow.opening[0]?.event ?? (isTold ? blow.lines[0]?.event : undefined) ?? Infinity
  const { decision: _, answeredBy: __, awaited: ___, result: ____, moments: _____, ...rest } = final
  const shown = receiveSnapshot(state, { ...rest, view, pieces: [], thrown: [], log: { from, lines } })
  return {
    ...shown,
    fight,
    tray: blow.throws.slice(0, thrown),
    skippedThrow: undefined,
    walkedPath: state.fight ? state.walkedPath : shown.walkedPath,
    busy: true,
  }
}
