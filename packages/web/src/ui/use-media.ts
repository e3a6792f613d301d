import { useSyncExternalStore } from 'react'

/** A window as narrow as a phone; the style sheets say the same. */
export const PHONE = '(max-width: 719px)'
/** A window with panels on both sides of the table. */
export const DESK = '(min-width: 1280px)'

/** Whether the window fits a media query, and again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (change) => {
      const list = matchMedia(query)
      list.addEventListener('change', change)
      return () => list.removeEventListener('change', change)
    },
    () => matchMedia(query).matches,
  )
}
