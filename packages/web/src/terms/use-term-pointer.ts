/** Which words of the rules somebody points at, holds a finger on, or has focused. */
import { useEffect, useState } from 'react'

export interface PointedTerms {
  readonly words: readonly string[]
  readonly place: DOMRect
}

/** How long a pointer rests or a finger is held, in milliseconds. */
const REST = 350
const HOLD = 500

const termsBelow = (element: Element): readonly string[] => {
  const own = element.closest('[data-term]')
  const within = own ? [own] : [...(element.closest('[data-terms-within]')?.querySelectorAll('[data-term]') ?? [])]
  return [...new Set(within.map((one) => one.getAttribute('data-term') ?? ''))]
}

/** One listener for the whole page, so that no word needs one of its own. */
export function useTermPointer(): readonly [PointedTerms | undefined, () => void] {
  const [pointed, setPointed] = useState<PointedTerms>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHeld = false
    const hide = () => {
      clearTimeout(timer)
      setPointed(undefined)
    }
    const showAfter = (target: EventTarget | null, delay: number, then?: () => void) => {
      clearTimeout(timer)
      if (!(target instanceof Element)) return
      const words = termsBelow(target)
      if (words.length === 0) return setPointed(undefined)
      const anchor = target.closest('[data-term], [data-terms-within]') ?? target
      timer = setTimeout(() => {
        setPointed({ words, place: anchor.getBoundingClientRect() })
        then?.()
      }, delay)
    }
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && showAfter(event.target, REST)
    const down = (event: PointerEvent) => {
      isHeld = false
      if (event.pointerType === 'mouse') hide()
      else showAfter(event.target, HOLD, () => (isHeld = true))
    }
    const up = () => clearTimeout(timer)
    const focus = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && showAfter(event.target, 0)
    // Whoever held a finger on a button wanted it explained, not pressed.
    const click = (event: MouseEvent) => {
      if (!isHeld) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const listeners = {
      pointerover: over,
      pointerdown: down,
      pointerup: up,
      focusin: focus,
      focusout: hide,
      keydown: key,
    }
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener)
    addEventListener('click', click, true)
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener)
      removeEventListener('click', click, true)
    }
  }, [])
  return [pointed, () => setPointed(undefined)]
}
