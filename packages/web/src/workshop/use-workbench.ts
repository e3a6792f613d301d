/** The bench of one game, kept in the browser at every deed. */
import type { Designer } from '@muster/engine'
import { useState } from 'react'
import { words } from '../words/words.ts'
import { did, firstDeed, redone, undone, type Bench, type Deeds } from './workbench.ts'
import { loadBench, saveBench } from './workbench-store.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export interface BenchUse {
  readonly bench: Bench
  /** False when the browser would not keep the last deed. */
  readonly isSaved: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  change(deed: string, bench: Bench): void
  undo(): void
  redo(): void
}

export function useBench(game: string, designer: Designer): BenchUse {
  const [deeds, setDeeds] = useState(() => firstDeed(loadBench(game, designer, words.design.armyName)))
  const [isSaved, setSaved] = useState(true)
  const go = (next: Deeds) => {
    setSaved(saveBench(game, next.now))
    setDeeds(next)
  }
  const undo = () => go(undone(deeds))
  const redo = () => go(redone(deeds))
  useUndoKeys(undo, redo)
  return {
    bench: deeds.now,
    isSaved,
    canUndo: deeds.past.length > 0,
    canRedo: deeds.future.length > 0,
    change: (deed, bench) => go(did(deeds, deed, bench)),
    undo,
    redo,
  }
}
