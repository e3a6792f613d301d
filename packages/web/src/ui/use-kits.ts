import type { GameKit } from '@muster/engine'
import { useEffect, useState } from 'react'
import { gameIds, loadKit } from '../games.ts'

/** The games as they arrive; the screen stands before they do. */
export function useKits(): readonly GameKit<unknown>[] {
  const [kits, setKits] = useState<readonly GameKit<unknown>[]>([])
  useEffect(() => {
    void Promise.all(gameIds.map(loadKit)).then((found) => setKits(found.flatMap((kit) => kit ?? [])))
  }, [])
  return kits
}
