/** What the rows of the catalogue can do, as functions that stay the same. */
import { useEffect, useMemo, useRef } from 'react'
import type { Editor } from '../editor/editor.ts'

/** What a row is asked to do. The functions never change, so a row is drawn again only when something of it does. */
export interface RowActions {
  show(item: string): void
  add(item: string): void
}

export function useRowActions(editor: Editor): RowActions {
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  return useMemo(
    () => ({
      show: (item) => latest.current.select({ is: 'item', item }, 'card'),
      add: (item) => latest.current.add(item),
    }),
    [],
  )
}
