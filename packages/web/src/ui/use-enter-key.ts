import { useEffect } from 'react'

/** Calls the function on Enter, unless an element has the focus. */
export function useEnterKey(begin: () => unknown): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target === document.body) begin()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
