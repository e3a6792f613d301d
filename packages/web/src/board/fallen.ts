/** Who has been taken off the table, for as long as the round lasts. */
import type { FigureView, TableView } from '@muster/engine'
import { useRef } from 'react'

interface Memory {
  readonly view: TableView
  readonly fallen: readonly FigureView[]
}

export function fallenSince({ view: before, fallen }: Memory, view: TableView): readonly FigureView[] {
  const standing = new Set(view.figures.map(({ id }) => id))
  const kept = before.round.turn === view.round.turn ? fallen : []
  const gone = before.figures.filter(({ id }) => !standing.has(id))
  return [...kept, ...gone].filter(({ id }) => !standing.has(id))
}

export function useFallen(view: TableView): readonly FigureView[] {
  const memory = useRef<Memory>({ view, fallen: [] })
  if (memory.current.view !== view) memory.current = { view, fallen: fallenSince(memory.current, view) }
  return memory.current.fallen
}
