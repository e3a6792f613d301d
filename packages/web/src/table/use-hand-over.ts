import { useLayoutEffect, useMemo } from 'react'
import { deploysAtFarEdge, HandOver } from './hand-over.ts'
import { useTableContext, useTableState } from './table-context.tsx'
import { turnTable } from './turn-table.ts'

/** Turns the table to whoever plays, before the question is painted; several people, only if they want it. */
export function useHandOver(isWanted: boolean): void {
  const context = useTableContext()
  const snapshot = useTableState((state) => state.snapshot)
  const handOver = useMemo(() => new HandOver(), [])
  useLayoutEffect(() => {
    const facing = deploysAtFarEdge(snapshot) ?? (isWanted ? handOver.facing(snapshot) : undefined)
    if (facing !== undefined && facing !== context.camera.isTurned) turnTable(context)
  }, [context, handOver, isWanted, snapshot])
}
