/** Keys of the whole builder: / searches, Escape closes what covers the list, arrows walk and move rows. */
import { moveEntry } from '@muster/armies'
import { useEffect } from 'react'
import { neighbourOf } from './editor/entry-order.ts'
import { useEditor } from './editor/editor.ts'
import { focusEntry, focusedEntry, pressOnRow } from './editor/row-keys.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

export function useBuilderKeys(): void {
  const { builder, army, entries, sheet, openSheet, change, select } = useEditor()
  useEffect(() => {
    const search = (): boolean => {
      openSheet('browse')
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.browse-search input')?.focus())
      return true
    }
    const close = (): boolean => {
      if (sheet === undefined || document.querySelector('dialog[open]')) return false
      openSheet(undefined)
      return true
    }
    const move = ({ key, target }: KeyboardEvent): boolean => {
      const from = focusedEntry(target)
      const to = from === undefined ? undefined : neighbourOf(entries, from, key === 'ArrowUp' ? -1 : 1)
      if (from === undefined || to === undefined) return from !== undefined
      change(moveEntry(builder, army, from, to))
      select({ is: 'entry', index: to })
      focusEntry(to)
      return true
    }
    const meant = (event: KeyboardEvent): boolean => {
      if (event.key === '/' && !isTyping(event.target)) return search()
      if (event.key === 'Escape') return close()
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return move(event)
      return pressOnRow(event)
    }
    const press = (event: KeyboardEvent) => {
      if (meant(event)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
