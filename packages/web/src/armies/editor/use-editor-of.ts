/** The editor of a kept list: its edits, what the rules say after each, and whose card is shown. */
import { textIn, type ArmyBuilder, type GameKit } from '@muster/engine'
import { useMemo, useState } from 'react'
import { armyText, type KeptArmy, type StoredArmy } from '../../store/army-store.ts'
import { listProfiles } from '../../store/profile-store.ts'
import { newHistory, recordEdit, redoEdit, undoEdit, type EditHistory } from '../../ui/edit-history.ts'
import { useUndoKeys } from '../../ui/use-undo-keys.ts'
import { statusOf } from './army-status.ts'
import { addItem, catalogueWithOwn } from './own-profiles.ts'
import type { ComparedCard, Draft, Editor, Selection, Sheet } from './editor.ts'
import { useArmyKeeping } from './use-army-keeping.ts'

export function useEditorOf(
  kit: GameKit<unknown>,
  builder: ArmyBuilder,
  { id, text }: StoredArmy,
  kept: KeptArmy,
): Editor {
  const [history, setHistory] = useState<EditHistory<Draft>>(() => newHistory(draftOf(kept)))
  const [selection, setSelection] = useState<Selection>()
  const [sheet, openSheet] = useState<Sheet>()
  const keeping = useArmyKeeping(id, text)
  const [own, setOwn] = useState(() => listProfiles(kit.game.id))
  const [compared, compare] = useState<ComparedCard>()
  const { army, limit } = history.now
  const entries = useMemo(() => builder.entries(army), [builder, army])
  const catalogue = useMemo(() => catalogueWithOwn(builder, army, own), [builder, army, own])
  const status = useMemo(() => statusOf(kit, army, limit), [kit, army, limit])
  const keptAs = (draft: Draft): KeptArmy => ({
    ...kept,
    ...draft,
    touched: Date.now(),
    summary: statusOf(kit, draft.army, draft.limit).summary,
  })
  const go = (next: EditHistory<Draft>) => {
    setHistory(next)
    keeping.save(keptAs(next.now))
    const count = builder.entries(next.now.army).length
    setSelection((now) => (now?.is === 'entry' && now.index >= count ? undefined : now))
  }
  const edit = (part: Partial<Draft>, named = '') => go(recordEdit(history, named, { ...history.now, ...part }))
  const undo = () => go(undoEdit(history))
  const redo = () => go(redoEdit(history))
  useUndoKeys(undo, redo)
  return {
    kit,
    builder,
    id,
    ...history.now,
    name: textIn(army, 'name') ?? '',
    entries,
    catalogue,
    ...status,
    points: status.summary.points,
    keeping: keeping.keeping,
    selection,
    sheet,
    compared,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    select: (next, covering) => {
      setSelection(next)
      openSheet(covering)
    },
    openSheet,
    compare,
    change: (next, named) => edit({ army: next }, named),
    edit,
    add: (item) => {
      const added = addItem(builder, army, item, own)
      if (!added) return
      edit({ army: added.army })
      setSelection({ is: 'entry', index: added.index })
    },
    reloadOwn: () => setOwn(listProfiles(kit.game.id)),
    undo,
    redo,
    fileText: () => armyText(keptAs(history.now)),
    keepBoth: () => {
      const other = keeping.saveAsAnother(keptAs(history.now))
      if (other !== undefined) location.hash = `#/armies/${other}`
    },
  }
}

const draftOf = ({ army, limit, folder, picture }: KeptArmy): Draft => ({
  army,
  limit,
  folder,
  ...(picture !== undefined && { picture }),
})
