/** Keyboard shortcuts of the battle screen, unless somebody is typing or a dialog is open. */
import { useEffect } from 'react'
import { keyAction } from './keys.ts'
import { perform } from './key-actions.ts'
import { pressInFight } from './fight-keys.ts'
import { pressInPast } from './past-keys.ts'
import type { TableContext } from '../table/table-context.tsx'

export function useKeyboard(context: TableContext): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (context.openSheet.get() !== undefined || isElsewhere(event)) return
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
    return () => document.removeEventListener('keydown', press)
  }, [context])
}

/** Whether the key belongs to a text field, a list, or a button reached by keys: one that was clicked is done with. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, dialog')) return true
  const button = target.closest('button, a, summary, [role=button]:not([data-figure])')
  return button?.matches(':focus-visible') === true && (key === 'Enter' || key === ' ')
}

const figureInFocus = (): string | undefined =>
  document.activeElement instanceof SVGElement ? document.activeElement.dataset['figure'] : undefined
