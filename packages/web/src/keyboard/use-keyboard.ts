/** Keyboard shortcuts of the battle screen, unless somebody is typing or a dialog is open. */
import { useEffect } from 'react'
import { keyAction } from './keys.ts'
import { perform } from './key-actions.ts'
import { pressInFight } from './fight-keys.ts'
import { pressInPast } from './past-keys.ts'
import type { TableContext } from '../table/table-context.tsx'

export function useKeyboard(context: TableContext): void {
  useEffect(() => {
    // A button that was clicked is done with: Enter is for the table again, until the focus goes elsewhere.
    let clicked: EventTarget | null = null
    const click = () => (clicked = document.activeElement)
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab') clicked = null
      if (context.openSheet.get() !== undefined || isElsewhere(event, clicked)) return
      if (pressInFight(context, event) || pressInPast(context, event)) return event.preventDefault()
      const action = keyAction({
        key: event.key,
        shift: event.shiftKey,
        other: event.altKey,
        command: event.ctrlKey || event.metaKey,
      })
      if (action && perform(action, context, figureInFocus())) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('pointerup', click)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerup', click)
    }
  }, [context])
}

/** Whether the key belongs to a text field, a list or a button in focus. */
function isElsewhere({ target, key }: KeyboardEvent, clicked: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, dialog')) return true
  const button = target.closest('button, a, summary, [role=button]:not([data-figure])')
  return button !== null && target !== clicked && (key === 'Enter' || key === ' ')
}

const figureInFocus = (): string | undefined =>
  document.activeElement instanceof SVGElement ? document.activeElement.dataset['figure'] : undefined
