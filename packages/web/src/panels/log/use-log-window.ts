/** The end of the log, and as much before it as somebody has asked for: a long battle tells thousands of lines. */
import { useEffect, useState } from 'react'
import { loadEarlierLog } from '../../play/looking-back.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import type { LogRun } from './log-runs.ts'

/** So many runs are rendered at first, which is more than the panel shows, and so many more each time. */
const STEP = 40

export interface LogWindow {
  readonly shown: readonly LogRun[]
  readonly hasEarlier: boolean
  showEarlier(): void
}

/** `isNarrowed`: some lines are filtered out, so that all must be there to find the rest. */
export function useLogWindow(runs: readonly LogRun[], isNarrowed: boolean): LogWindow {
  const { presenter } = useTableContext()
  const logFrom = useTableState((state) => state.logFrom)
  const [most, setMost] = useState(STEP)
  useEffect(() => {
    if (isNarrowed && logFrom > 0) void loadEarlierLog(presenter)
  }, [presenter, isNarrowed, logFrom])
  return {
    shown: runs.slice(-most),
    hasEarlier: runs.length > most || logFrom > 0,
    showEarlier: () => {
      setMost(most + STEP)
      if (runs.length < most + STEP) void loadEarlierLog(presenter)
    },
  }
}
