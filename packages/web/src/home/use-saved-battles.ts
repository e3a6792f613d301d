/** The list of saved battles. The battle deleted last can be restored. */
import { useCallback, useEffect, useState } from 'react'
import type { SavedBattle, BattleStore, BattleSummary } from '../store/battle-store.ts'
import type { Route } from '../ui/use-route.ts'
import { words } from '../words/words.ts'

export interface SavedBattleList {
  readonly summaries: readonly BattleSummary[] | undefined
  readonly removed: BattleSummary | undefined
  remove(id: string): void
  restore(): void
}

/** Reads the list again at every route that shows it; `seenAt` is undefined at the others. */
export function useSavedBattles(
  store: BattleStore,
  seenAt: Route | undefined,
  onProblem: (trouble: string) => void,
): SavedBattleList {
  const [summaries, setSummaries] = useState<readonly BattleSummary[]>()
  const [removed, setRemoved] = useState<SavedBattle>()
  const list = useCallback(() => {
    store.list().then(setSummaries, () => onProblem(words.errors.storageBlockedHere))
  }, [store, onProblem])
  useEffect(() => {
    if (seenAt) list()
  }, [seenAt, list])
  const remove = async (id: string) => {
    const battle = await store.load(id)
    await store.remove(id)
    // The battle is gone, so it cannot be restored.
    setRemoved(isWhole(battle) ? battle : undefined)
  }
  const restore = async () => {
    if (removed) await store.save(removed)
    setRemoved(undefined)
  }
  return {
    summaries,
    removed,
    remove: (id) => void remove(id).then(list, list),
    restore: () => void restore().then(list, () => onProblem(words.errors.storageFull)),
  }
}

const isWhole = (battle: SavedBattle | undefined): boolean =>
  typeof battle?.title === 'string' && typeof battle.save === 'object'
