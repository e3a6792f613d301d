/** The list of saved battles. The battle deleted last can be restored. */
import { useCallback, useEffect, useState } from 'react'
import type { BattleStore, BattleSummary, RemovedBattle } from '../store/battle-store.ts'
import { StoreError } from '../store/database.ts'
import { saveText } from '../ui/save-file.ts'
import type { Route } from '../site/use-route.ts'
import { words } from '../words/words.ts'

export interface SavedBattleList {
  readonly summaries: readonly BattleSummary[] | undefined
  readonly removed: RemovedBattle | undefined
  remove(id: string): void
  restore(): void
  /** Hands out a battle in the older form as a file. */
  saveOldForm(id: string): void
}

/** Reads the list again at every route that shows it; `seenAt` is undefined at the others. */
export function useSavedBattles(
  store: BattleStore,
  seenAt: Route | undefined,
  onProblem: (problem: string) => void,
): SavedBattleList {
  const [summaries, setSummaries] = useState<readonly BattleSummary[]>()
  const [removed, setRemoved] = useState<RemovedBattle>()
  const list = useCallback(() => {
    store.list().then(setSummaries, () => onProblem(words.errors.storageBlockedHere))
  }, [store, onProblem])
  useEffect(() => {
    if (seenAt) list()
  }, [seenAt, list])
  const remove = async (id: string) => setRemoved(await store.remove(id))
  const restore = async () => {
    if (removed) await store.restore(removed)
    setRemoved(undefined)
  }
  const saveOldForm = async (id: string) => saveText(`${id}.json`, (await store.exportOldForm(id)) ?? '')
  return {
    summaries,
    removed,
    remove: (id) => void remove(id).then(list, list),
    restore: () => void restore().then(list, () => onProblem(words.errors.storageFull)),
    saveOldForm: (id) =>
      void saveOldForm(id).catch((error: unknown) =>
        onProblem(error instanceof StoreError ? words.errors.storageBlockedHere : words.errors.oldFormBroken),
      ),
  }
}
