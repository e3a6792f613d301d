/** Opens the report of a battle that has just ended, once its last blow has been seen and after a moment of stillness. */
import { useEffect, useRef } from 'react'
import { useTableContext, useTableState } from '../../table/table-context.tsx'

/** Milliseconds between the last blow and the report. */
const STILLNESS = 900

export function useEndSheet(): void {
  const { presenter, openSheet } = useTableContext()
  const isOver = useTableState(({ snapshot }) => snapshot.result !== undefined)
  const isFighting = useTableState(({ fight }) => fight !== undefined)
  // A battle that was over when it was opened shows its table.
  const isSeen = useRef(isOver)
  useEffect(() => {
    if (!isOver) isSeen.current = false
    if (isSeen.current || !isOver || isFighting) return undefined
    const timer = setTimeout(() => {
      isSeen.current = true
      if (presenter.state.past === undefined) openSheet.set((now) => now ?? 'end')
    }, STILLNESS)
    return () => clearTimeout(timer)
  }, [isOver, isFighting, presenter, openSheet])
}
