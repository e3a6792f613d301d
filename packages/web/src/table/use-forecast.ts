/** The forecast of one attack, requested once for each position. */
import type { Intent } from '@muster/engine'
import { useEffect, useState } from 'react'
import type { Snapshot, ShownForecast } from '@muster/session'
import { useTableContext, useTableState } from './table-context.tsx'

interface FoundForecast {
  /** The intent as JSON. */
  readonly key: string
  readonly snapshot: Snapshot
  readonly forecast: ShownForecast | undefined
}

export function useForecast(intent: Intent | undefined): ShownForecast | undefined {
  const { presenter } = useTableContext()
  const snapshot = useTableState((state) => state.snapshot)
  const [found, setFound] = useState<FoundForecast>()
  const key = JSON.stringify(intent ?? null)
  useEffect(() => {
    const asked = JSON.parse(key) as Intent | null
    if (asked === null) return undefined
    let isGone = false
    const request = async () => {
      const forecast = await presenter.client.call('forecast', asked)
      if (!isGone) setFound({ key, snapshot, forecast })
    }
    // Odds are optional: the table is shown without them if they fail.
    request().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [presenter, snapshot, key])
  return found?.key === key && found.snapshot === snapshot ? found.forecast : undefined
}
