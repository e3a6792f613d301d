/** The workbench of one game: the card is saved after every edit, and so is the list it is made for. */
import type { ArmyBuilder, Designer, GameKit } from '@muster/engine'
import { useState } from 'react'
import { keptFrom } from '../armies/collection/keep-new.ts'
import { useArmyKeeping } from '../armies/editor/use-army-keeping.ts'
import { storedArmy } from '../store/army-store.ts'
import { newId } from '../store/new-id.ts'
import { newHistory, recordEdit, redoEdit, undoEdit, type EditHistory } from '../ui/edit-history.ts'
import { useUndoKeys } from '../ui/use-undo-keys.ts'
import { words } from '../words/words.ts'
import { loadCard, saveCard } from './card-store.ts'
import type { Workbench } from './workbench.ts'

export interface WorkbenchEditor {
  readonly workbench: Workbench
  readonly limit: number
  /** The id of the list, under which it is kept from its first edit on. */
  readonly army: string
  /** False if the browser did not save the last edit. */
  readonly isSaved: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  change(edit: string, workbench: Workbench): void
  undo(): void
  redo(): void
}

export function useWorkbench(
  kit: GameKit<unknown>,
  designer: Designer,
  builder: ArmyBuilder,
  id: string | undefined,
): WorkbenchEditor {
  const game = kit.game.id
  const [{ army, kept, text }] = useState(() => listFor(kit, builder, id))
  const [history, setHistory] = useState<EditHistory<Workbench>>(() =>
    newHistory({ card: loadCard(game, designer), army: kept.army }),
  )
  const [isCardSaved, setCardSaved] = useState(true)
  const keeping = useArmyKeeping(army, text)
  const go = (next: EditHistory<Workbench>) => {
    setCardSaved(saveCard(game, next.now.card))
    if (next.now.army !== history.now.army) {
      keeping.save({ ...kept, ...keptFrom(kit, { ...kept, army: next.now.army }) })
      // A reload must find the list again; the screen stays as it is.
      window.history.replaceState(null, '', `#/design/${game}/${army}`)
    }
    setHistory(next)
  }
  const undo = () => go(undoEdit(history))
  const redo = () => go(redoEdit(history))
  useUndoKeys(undo, redo)
  return {
    workbench: history.now,
    limit: kept.limit,
    army,
    isSaved: isCardSaved && keeping.keeping === 'saved',
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (edit, workbench) => go(recordEdit(history, edit, workbench)),
    undo,
    redo,
  }
}

/** The kept list of that id, or a new one that is kept as soon as something is in it. */
function listFor(kit: GameKit<unknown>, builder: ArmyBuilder, id: string | undefined) {
  const stored = id === undefined ? undefined : storedArmy(id)
  if (stored?.kept?.game === kit.game.id) return { army: stored.id, kept: stored.kept, text: stored.text }
  const limit = builder.usualLimits[0] ?? 100
  return {
    army: newId(),
    kept: keptFrom(kit, { army: builder.blank(words.workshop.armyName), limit }),
    text: undefined,
  }
}
