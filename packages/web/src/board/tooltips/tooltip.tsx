/** A slip of paper beside a place on the table, on whichever side has room. */
import type { Point } from '@muster/table'
import type { ReactNode } from 'react'
import { useSeat } from '../../table/table-context.tsx'
import { toScreen } from '../../camera/viewport.ts'
import { useStore } from '../../ui/use-store.ts'
import { slipPlace } from './tooltip-place.ts'

interface BesideProps {
  readonly at: Point
  readonly away: number
  /** Somebody who looks here from there: the slip keeps out of his line. */
  readonly from?: Point
  readonly className: string
  readonly children: ReactNode
}

export function Beside({ at, away, from, className, children }: BesideProps) {
  const { window, screen, covered } = useStore(useSeat().camera.store, (view) => view)
  const spot = toScreen(window, at)
  const gap = (away / 100) * window.scale + 12
  const isUnder = from ? at.y >= from.y : spot.y < screen.height * 0.5
  return (
    <div className={`slip ${className}`} style={slipPlace(spot, gap, screen, covered, isUnder)}>
      {children}
    </div>
  )
}
