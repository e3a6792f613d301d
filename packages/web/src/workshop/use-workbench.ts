/** The workbench of one game, saved in the browser after every edit. */
import type { Designer } from '@muster/engine'
import { useState } from 'react'
import { words } from '../words/words.ts'
import { recordEdit, newHistory, redoEdit, undoEdit, type Workbench, type EditHistory } from './workbench.ts'
import { loadWorkbench, saveWorkbench } from './workbench-store.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export interface WorkbenchEditor {
  readonly workbench: Workbench
  /** False if the browser did not save the last edit. */
  readonly isSaved: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  change(edit: string, workbench: Workbench): void
  undo(): void
  redo(): void
}

export function useWorkbench(game: string, designer: Designer): WorkbenchEditor {
  const [history, setHistory] = useState(() => newHistory(loadWorkbench(game, designer, words.workshop.armyName)))
  const [isSaved, setSaved] = useState(true)
  const go = (next: EditHistory) => {
    setSaved(saveWorkbench(game, next.now))
    setHistory(next)
  }
  const undo = () => go(undoEdit(history))
  const redo = () => go(redoEdit(history))
  useUndoKeys(undo, redo)
  return {
    workbench: history.now,
    isSaved,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (edit, workbench) => go(recordEdit(history, edit, workbench)),
    undo,
    redo,
  }
}
