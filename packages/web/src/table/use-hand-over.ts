import { useEffect, useMemo } from 'react'
import { HandOver } from './hand-over.ts'
import { useTableContext, useTableState } from './table-context.tsx'
import { turnTable } from './turn-table.ts'

/** Turns the table to whoever plays, if the people at this screen want it. */
export function useHandOver(isWanted: boolean): void {
  const context = useTableContext()
  const snapshot = useTableState((state) => state.snapshot)
  const handOver = useMemo(() => new HandOver(), [])
  useEffect(() => {
    const facing = handOver.facing(snapshot)
    if (isWanted && facing !== undefined && facing !== context.camera.isTurned) turnTable(context)
  }, [context, handOver, isWanted, snapshot])
}
