/** Undo and redo of an army list. A history is plain data and never changes. */
import type { Json } from '@muster/engine'

export interface ArmyHistory {
  readonly past: readonly Json[]
  readonly now: Json
  readonly future: readonly Json[]
  /** What the last edit was about: edits of the same thing one after the other are undone together. */
  readonly about?: string | undefined
}

const MOST_REMEMBERED = 200

export const historyOf = (now: Json): ArmyHistory => ({ past: [], now, future: [] })

/** `about` names what is being typed or dragged ("name of entry 3"); left out, the edit stands by itself. */
export function remembered(history: ArmyHistory, now: Json, about?: string): ArmyHistory {
  const goesOn = about !== undefined && about === history.about
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_REMEMBERED)
  return { past, now, future: [], about }
}

export const canUndo = ({ past }: ArmyHistory): boolean => past.length > 0
export const canRedo = ({ future }: ArmyHistory): boolean => future.length > 0

export function undone(history: ArmyHistory): ArmyHistory {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] }
}

export function redone(history: ArmyHistory): ArmyHistory {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.now], now: after, future }
}
