import { useLayoutEffect, useMemo } from 'react'
import { HandOver } from './hand-over.ts'
import { useTableContext, useTableState } from './table-context.tsx'
import { turnTable } from './turn-table.ts'

/** Turns the table to whoever plays, before the question is painted, if the people at this screen want it. */
export function useHandOver(isWanted: boolean): void {
  const context = useTableContext()
  const snapshot = useTableState((state) => state.snapshot)
  const handOver = useMemo(() => new HandOver(), [])
  useLayoutEffect(() => {
    const facing = handOver.facing(snapshot)
    if (isWanted && facing !== undefined && facing !== context.camera.isTurned) turnTable(context)
  }, [context, handOver, isWanted, snapshot])
}
