/** Both drafts and their comparison, as soon as they are loaded. */
import type { DraftComparison, GameKit } from '@muster/engine'
import { useEffect, useState } from 'react'
import type { DraftPair } from '../games/games.ts'

export interface Drafts {
  readonly earlier: GameKit<unknown>
  readonly later: GameKit<unknown>
  readonly comparison: DraftComparison
}

export function useDrafts({ earlier, later }: DraftPair): Drafts | undefined {
  const [drafts, setDrafts] = useState<Drafts>()
  useEffect(() => {
    let wanted = true
    void Promise.all([earlier.load(), later.load(), later.loadComparison?.() ?? []]).then(
      ([before, after, comparison]) => wanted && setDrafts({ earlier: before, later: after, comparison }),
    )
    return () => {
      wanted = false
    }
  }, [earlier, later])
  return drafts
}

/** The address of this page, of one rule on it, or of the attack. */
export const draftsAddress = (game: string, part?: string): string =>
  part === undefined ? `#/drafts/${game}` : `#/drafts/${game}/${part}`
