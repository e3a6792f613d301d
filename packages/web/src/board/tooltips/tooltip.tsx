/** A tooltip beside a point of the table, on the side that has room. */
import { MM, type Point } from '@muster/table'
import type { ReactNode } from 'react'
import { useTableContext } from '../../table/table-context.tsx'
import { scaleAt, toScreen } from '../../camera/viewport.ts'
import { useStore } from '../../ui/use-store.ts'
import { tooltipPlace } from './tooltip-place.ts'

interface TooltipProps {
  readonly at: Point
  readonly away: number
  /** Where the attacker stands: the tooltip keeps clear of the line between the two. */
  readonly from?: Point
  readonly className: string
  readonly children: ReactNode
}

export function Tooltip({ at, away, from, className, children }: TooltipProps) {
  const { viewport, screen, covered } = useStore(useTableContext().camera.store, (view) => view)
  const spot = toScreen(viewport, at)
  const gap = (away / MM) * scaleAt(viewport, at) + 12
  const isUnder = from ? spot.y >= toScreen(viewport, from).y : spot.y < screen.height * 0.5
  return (
    <div className={`tooltip ${className}`} style={tooltipPlace(spot, gap, screen, covered, isUnder)}>
      {children}
    </div>
  )
}
