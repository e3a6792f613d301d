/** A tag beside a figure: placed so that it covers least, and joined to it by a line where it stands off. */
import type { Point } from '@muster/table'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { toScreen, type Size, type Viewport } from '../../camera/viewport.ts'
import { shownFigures } from '../../figures/shown-figures.ts'
import { shownPosition, type TableState } from '../../state/table-state.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { useStore } from '../../ui/use-store.ts'
import { discAt, figureDiscs } from './figure-discs.ts'
import { placeTag, type Obstacle, type TagPlace } from './tag-place.ts'

interface TagProps {
  readonly at: Point
  readonly radius: number
  /** Points of lines it should leave free: a path, a line of sight. */
  readonly spares: readonly Point[]
  readonly className: string
  readonly children: ReactNode
}

const FIGURE_COST = 10
const LINE_COST = 3
const GUESS: Size = { width: 230, height: 90 }

export function Tag({ at, radius, spares, className, children }: TagProps) {
  const state = useTableState((now) => now)
  const { viewport, screen, covered } = useStore(useTableContext().camera.store, (view) => view)
  const box = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<TagPlace>()
  const [size, setSize] = useState(GUESS)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const anchor = { ...discAt(at, radius, viewport), cost: FIGURE_COST }
  const lines = spares.map((point) => ({ ...toScreen(viewport, point), radius: 4, cost: LINE_COST }))
  const pane = { width: screen.width - covered.corner.width, height: screen.height - covered.bottom }
  const place = placeTag(anchor, size, pane, [...figuresIn(state, viewport), ...lines], last)
  if (place !== last) setLast(place)
  return (
    <>
      <Leader from={anchor} to={place} size={size} />
      <div ref={box} className={`tooltip tag ${className}`} style={{ left: place.x, top: place.y }}>
        {children}
      </div>
    </>
  )
}

const figuresIn = (state: TableState, viewport: Viewport): readonly Obstacle[] =>
  shownFigures(state.snapshot, state.draft)
    .flatMap((figure) => figureDiscs(figure.base, shownPosition(state, figure), viewport))
    .map((disc) => ({ ...disc, cost: FIGURE_COST }))

/** Nearer than this the tag needs no line. */
const NEAR = 40

function Leader({ from, to, size }: { readonly from: Obstacle; readonly to: TagPlace; readonly size: Size }) {
  const x = Math.min(Math.max(from.x, to.x), to.x + size.width)
  const y = Math.min(Math.max(from.y, to.y), to.y + size.height)
  const far = Math.hypot(x - from.x, y - from.y)
  if (far - from.radius < NEAR) return null
  const share = from.radius / far
  const start = { x1: from.x + (x - from.x) * share, y1: from.y + (y - from.y) * share }
  return (
    <svg className="tag-leader" aria-hidden="true">
      <line {...start} x2={x} y2={y} className="casing" />
      <line {...start} x2={x} y2={y} />
    </svg>
  )
}
