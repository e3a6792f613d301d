/** The kept battles as a list. What is thrown away can be put back until something else is thrown away. */
import { useCallback, useEffect, useState } from 'react'
import type { KeptBattle, Shelf, Spine } from '../store/battle-store.ts'
import type { Route } from '../ui/use-route.ts'
import { words } from '../words/words.ts'

export interface ShelfView {
  readonly spines: readonly Spine[] | undefined
  readonly removed: Spine | undefined
  remove(id: string): void
  restore(): void
}

/** The list is read anew at every address at which it can be seen; `seenAt` is undefined where it cannot. */
export function useShelf(shelf: Shelf, seenAt: Route | undefined, onTrouble: (trouble: string) => void): ShelfView {
  const [spines, setSpines] = useState<readonly Spine[]>()
  const [removed, setRemoved] = useState<KeptBattle>()
  const list = useCallback(() => {
    shelf.list().then(setSpines, () => onTrouble(words.storeLost))
  }, [shelf, onTrouble])
  useEffect(() => {
    if (seenAt) list()
  }, [seenAt, list])
  const remove = async (id: string) => {
    const battle = await shelf.load(id)
    await shelf.remove(id)
    // Without its battle nothing can be put back.
    setRemoved(isWhole(battle) ? battle : undefined)
  }
  const restore = async () => {
    if (removed) await shelf.save(removed)
    setRemoved(undefined)
  }
  return {
    spines,
    removed,
    remove: (id) => void remove(id).then(list, list),
    restore: () => void restore().then(list, () => onTrouble(words.storeFull)),
  }
}

const isWhole = (battle: KeptBattle | undefined): boolean =>
  typeof battle?.title === 'string' && typeof battle.kept === 'object'
