/** A swipe to the left with a finger. */
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'

interface Swipe {
  readonly style: CSSProperties | undefined
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(): void
  onPointerCancel(): void
}

/** How far the finger must go, and how little of that the row may be moved by accident. */
const FAR = 120
const SLACK = 16

export function useSwipe(onSwipe: () => void): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  // A quick finger is gone before the row is drawn anew: how far it came is known without that.
  const far = useRef(0)
  const [shift, setShift] = useState(0)
  const show = (next: number) => {
    far.current = next
    setShift(next)
  }
  const stop = () => {
    start.current = undefined
    show(0)
  }
  return {
    style: shift === 0 ? undefined : { translate: `${shift}px 0`, opacity: 1 + shift / (2 * FAR) },
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'touch') start.current = { x: clientX, y: clientY }
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      if (Math.abs(y) > Math.abs(x) && far.current === 0) return
      show(x < -SLACK ? Math.max(x, -FAR - SLACK) : 0)
    },
    onPointerUp: () => {
      const isFar = far.current <= -FAR
      stop()
      if (isFar) onSwipe()
    },
    onPointerCancel: stop,
  }
}
