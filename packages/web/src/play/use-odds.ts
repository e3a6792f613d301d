/** What one could do to another as things stand: asked once for each position. */
import type { FigureId, Prospect } from '@muster/engine'
import { useEffect, useState } from 'react'
import type { Snapshot } from '../worker/snapshot.ts'
import { useSeat, useTable } from './seat.tsx'

const NONE: readonly Prospect[] = []

interface Found {
  readonly of: string
  readonly snapshot: Snapshot
  readonly prospects: readonly Prospect[]
}

export function useOdds(by: FigureId | undefined, at: FigureId | undefined): readonly Prospect[] {
  const { session } = useSeat()
  const snapshot = useTable((state) => state.snapshot)
  const [found, setFound] = useState<Found>()
  const of = `${by} ${at}`
  useEffect(() => {
    if (by === undefined || at === undefined) return undefined
    let isGone = false
    const look = async () => {
      const prospects = await session.client.call('prospects', { by, at })
      if (!isGone) setFound({ of: `${by} ${at}`, snapshot, prospects })
    }
    // Odds are a help: where they cannot be had, the table stands without them.
    look().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [session, snapshot, by, at])
  return found?.of === of && found.snapshot === snapshot ? found.prospects : NONE
}
