/** Dragging an entry by its handle to another place of its group. */
import type { BuilderEntry } from '@muster/engine'
import { useRef, useState, type PointerEvent } from 'react'

export interface RowDrag {
  /** The entry in hand, and the one whose place it would take. */
  readonly from: number | undefined
  readonly to: number | undefined
  start(event: PointerEvent<HTMLElement>, index: number): void
  move(event: PointerEvent<HTMLElement>): void
  end(): void
}

export function useRowDrag(entries: readonly BuilderEntry[], onMove: (from: number, to: number) => void): RowDrag {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number }>()
  const now = useRef(drag)
  const set = (next: typeof drag) => {
    now.current = next
    setDrag(next)
  }
  return {
    from: drag?.from,
    to: drag?.to,
    start: (event, index) => {
      // The same finger must not swipe the row away.
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      set({ from: index, to: index })
    },
    move: (event) => {
      if (!now.current) return
      const { from } = now.current
      const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-entry]')
      const to = Number(row?.dataset['entry'] ?? Number.NaN)
      if (entries[to]?.group === entries[from]?.group && Number.isInteger(to)) set({ from, to })
    },
    end: () => {
      const last = now.current
      set(undefined)
      if (last && last.to !== last.from) onMove(last.from, last.to)
    },
  }
}
