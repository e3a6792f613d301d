/** Looks up sight and odds against every enemy for the list, one request at a time so that dragging stays fast. */
import type { FigureId } from '@muster/engine'
import { useEffect, useState } from 'react'
import { byDistance } from '../figures/directions.ts'
import { allCombatants, combatantOf } from '../figures/combatants.ts'
import type { SightAndOdds } from './describe.ts'
import type { Snapshot } from '@muster/session'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import type { BattlePresenter } from '../play/battle-presenter.ts'

export type Survey = { readonly [at: FigureId]: SightAndOdds }

/** A survey is valid only for the snapshot and selection it was made of. */
interface SurveyResult {
  readonly snapshot: Snapshot
  readonly picked: FigureId | undefined
  readonly survey: Survey
}

/** The delay after which a survey is requested, so that it does not slow down play. */
const QUIET_TIME = 700
const NOTHING: Survey = {}

export function useSurvey(): Survey {
  const { presenter } = useTableContext()
  const snapshot = useTableState((state) => state.snapshot)
  const selected = useTableState((state) => state.selected)
  const [seen, setSeen] = useState<SurveyResult>()
  useEffect(() => {
    const from = combatantOf(snapshot.view, selected)
    if (!from || presenter.state.past) return undefined
    let isGone = false
    const look = async () => {
      const found: Record<FigureId, SightAndOdds> = {}
      const enemies = allCombatants(snapshot.view).filter(({ side }) => side !== from.side)
      for (const { id } of enemies.sort(byDistance(from.at))) {
        if (isGone) return
        found[id] = await lookAt(presenter, from.id, id)
      }
      if (!isGone) setSeen({ snapshot, picked: selected, survey: found })
    }
    // The list is shown without odds if they fail.
    const timer = setTimeout(() => void look().catch(() => undefined), QUIET_TIME)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [presenter, snapshot, selected])
  return seen?.snapshot === snapshot && seen.picked === selected ? seen.survey : NOTHING
}

async function lookAt({ client }: BattlePresenter, by: FigureId, at: FigureId): Promise<SightAndOdds> {
  const forecasts = await client.call('forecasts', { by, at })
  const sighting = await client.call('sight', { by, at })
  return { forecasts, ...(sighting && { sighting }) }
}
