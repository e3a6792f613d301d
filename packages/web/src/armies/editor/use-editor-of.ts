/** The editor of a kept list: its edits, what the rules say after each, and whose card is shown. */
import { withKeptCatalogue } from '@muster/armies'
import { textIn, type BuilderEntry, type GameKit } from '@muster/engine'
import { useEffect, useMemo, useState } from 'react'
import { armyText, type KeptArmy, type StoredArmy } from '../../store/army-store.ts'
import { listProfiles } from '../../store/profile-store.ts'
import { newHistory, recordEdit, redoEdit, undoEdit, type EditHistory } from '../../ui/edit-history.ts'
import { useUndoKeys } from '../../ui/use-undo-keys.ts'
import { AdviceClient } from '../../worker/advice-client.ts'
import { statusOf, type ArmyStatus } from './army-status.ts'
import { addItem, catalogueWithOwn } from './own-profiles.ts'
import type { ComparedCard, Draft, Editor, Selection, Sheet } from './editor.ts'
import { useArmyKeeping } from './use-army-keeping.ts'

/** A draft with everything that is worked out about it, once. */
interface JudgedDraft {
  readonly history: EditHistory<Draft>
  readonly entries: readonly BuilderEntry[]
  readonly status: ArmyStatus
}

function judgedDraft(kit: GameKit<unknown>, history: EditHistory<Draft>): JudgedDraft {
  const { army, limit } = history.now
  const entries = kit.builder.entries(army)
  return { history, entries, status: statusOf(kit, army, limit, entries) }
}

export function useEditorOf(game: GameKit<unknown>, { id, text }: StoredArmy, kept: KeptArmy): Editor {
  const kit = useMemo(() => ({ ...game, builder: withKeptCatalogue(game.builder) }), [game])
  const { builder } = kit
  const [draft, setDraft] = useState(() => judgedDraft(kit, newHistory(draftOf(kept))))
  const { history, entries, status } = draft
  const [selection, setSelection] = useState<Selection>()
  const [sheet, openSheet] = useState<Sheet>()
  const keeping = useArmyKeeping(id, text)
  const [own, setOwn] = useState(() => listProfiles(kit.game.id))
  const [compared, compare] = useState<ComparedCard>()
  const { army } = history.now
  const [advice] = useState(() => new AdviceClient(kit.game.id))
  useEffect(() => () => advice.close(), [advice])
  const catalogue = useMemo(() => catalogueWithOwn(builder, army, own), [builder, army, own])
  const barred = useMemo(() => builder.barred(army), [builder, army])
  const keptAs = ({ history: { now }, status: { summary } }: JudgedDraft): KeptArmy => ({
    ...kept,
    ...now,
    touched: Date.now(),
    summary,
  })
  const go = (changed: EditHistory<Draft>) => {
    const next = judgedDraft(kit, changed)
    setDraft(next)
    keeping.save(keptAs(next))
    setSelection((now) => (now?.is === 'entry' && now.index >= next.entries.length ? undefined : now))
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
    barred,
    advice,
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
    fileText: () => armyText(keptAs(draft)),
    keepBoth: () => {
      const other = keeping.saveAsAnother(keptAs(draft))
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
