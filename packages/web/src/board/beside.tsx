/** A slip of paper beside a place on the table, on whichever side has room. */
import type { Point } from '@muster/table'
import type { ReactNode } from 'react'
import { useSeat } from '../play/seat.tsx'
import { toScreen } from '../table/window.ts'
import { useStore } from '../ui/use-store.ts'

/** About as high as a slip gets, in pixels. */
const SLIP_HEIGHT = 150

interface BesideProps {
  readonly at: Point
  readonly away: number
  /** Somebody who looks here from there: the slip keeps out of his line. */
  readonly from?: Point
  readonly className: string
  readonly children: ReactNode
}

export function Beside({ at, away, from, className, children }: BesideProps) {
  const { window, screen } = useStore(useSeat().camera.store, (view) => view)
  const { x, y } = toScreen(window, at)
  const gap = (away / 100) * window.scale + 12
  const right = x < screen.width * 0.62
  const below = (from ? at.y >= from.y : y < screen.height * 0.5) ? y < screen.height - SLIP_HEIGHT : y < SLIP_HEIGHT
  const style = {
    ...(right ? { left: Math.max(6, x + gap) } : { right: Math.max(6, screen.width - x + gap) }),
    ...(below ? { top: Math.max(6, y + gap * 0.4) } : { bottom: Math.max(6, screen.height - y + gap * 0.4) }),
  }
  return (
    <div className={`slip ${className}`} style={style}>
      {children}
    </div>
  )
}
