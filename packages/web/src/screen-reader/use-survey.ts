/** Looks from somebody at every enemy in turn: for those who cannot point. One question at a time, so hands come first. */
import type { FigureId } from '@muster/engine'
import { useEffect, useState } from 'react'
import { byDistance } from '../figures/directions.ts'
import { everyone, speakerOf } from '../figures/combatants.ts'
import type { Looked } from './describe.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'
import { useSeat, useTable } from '../table/table-context.tsx'
import type { Session } from '../play/session.ts'

export type Survey = { readonly [at: FigureId]: Looked }

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
    const from = speakerOf(snapshot.view, picked)
    if (!from || session.state.past) return undefined
    let isGone = false
    const look = async () => {
      const found: Record<FigureId, Looked> = {}
      const enemies = everyone(snapshot.view).filter(({ side }) => side !== from.side)
      for (const { id } of enemies.sort(byDistance(from.at))) {
        if (isGone) return
        found[id] = await lookAt(session, from.id, id)
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

async function lookAt({ client }: Session, by: FigureId, at: FigureId): Promise<Looked> {
  const prospects = await client.call('prospects', { by, at })
  const sighting = await client.call('sight', { by, at })
  return { prospects, ...(sighting && { sighting }) }
}
