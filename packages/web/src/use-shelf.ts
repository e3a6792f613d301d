/** The kept battles as a list. What is thrown away can be put back until something else is thrown away. */
import { useCallback, useEffect, useState } from 'react'
import type { KeptBattle, Shelf, Spine } from './store/shelf.ts'
import { words } from './words.ts'

export interface ShelfView {
  readonly spines: readonly Spine[] | undefined
  readonly removed: Spine | undefined
  remove(id: string): void
  restore(): void
}

export function useShelf(shelf: Shelf, isLookedAt: boolean, onTrouble: (trouble: string) => void): ShelfView {
  const [spines, setSpines] = useState<readonly Spine[]>()
  const [removed, setRemoved] = useState<KeptBattle>()
  const list = useCallback(() => {
    shelf.list().then(setSpines, () => onTrouble(words.storeLost))
  }, [shelf, onTrouble])
  useEffect(() => {
    if (isLookedAt) list()
  }, [isLookedAt, list])
  const remove = async (id: string) => {
    const battle = await shelf.load(id)
    await shelf.remove(id)
    setRemoved(battle)
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
