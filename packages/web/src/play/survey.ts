/** Looks from one figure at every enemy in turn: for those who cannot point. One question at a time, so hands come first. */
import type { FigureId, Prospect } from '@muster/engine'
import { useEffect, useState } from 'react'
import { figureNamed } from '../table/acting.ts'
import { byDistance } from '../table/bearing.ts'
import type { Snapshot } from '../worker/snapshot.ts'
import { useSeat, useTable } from './seat.tsx'

export type Survey = { readonly [at: FigureId]: readonly Prospect[] }

/** A survey holds only for what it was made of. */
interface Seen {
  readonly snapshot: Snapshot
  readonly picked: FigureId | undefined
  readonly survey: Survey
}

/** After this rest somebody is listening rather than playing. */
const REST = 700
const NOTHING: Survey = {}

export function useSurvey(): Survey {
  const { session } = useSeat()
  const snapshot = useTable((state) => state.snapshot)
  const picked = useTable((state) => state.picked)
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    const from = figureNamed(snapshot.view, picked)
    if (!from || session.state.past) return undefined
    let isGone = false
    const look = async () => {
      const found: Record<FigureId, readonly Prospect[]> = {}
      const enemies = snapshot.view.figures.filter(({ side }) => side !== from.side).sort(byDistance(from.at))
      for (const { id } of enemies) {
        if (isGone) return
        found[id] = await session.client.call('prospects', { by: from.id, at: id })
      }
      if (!isGone) setSeen({ snapshot, picked, survey: found })
    }
    // The list stands without odds where they cannot be had.
    const timer = setTimeout(() => void look().catch(() => undefined), REST)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [session, snapshot, picked])
  return seen?.snapshot === snapshot && seen.picked === picked ? seen.survey : NOTHING
}
