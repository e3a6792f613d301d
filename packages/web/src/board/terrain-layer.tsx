/** Ground, terrain and frame: drawn once for a table, and never again while figures move over it. */
import { drawBattlefield, drawFrame, treesInTheWay, treesOf } from '@muster/draw'
import type { FigureView } from '@muster/engine'
import { MM } from '@muster/table'
import { memo, useEffect, useMemo, useRef, type RefObject } from 'react'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { useStore } from '../ui/use-store.ts'
import { useTheme } from '../settings/theme.tsx'
import { feltOf, woodOf } from '../settings/tiles.ts'
import { baseRadius } from '../figures/hit-test.ts'
import { turnedPoint, viewBox, type TableSize } from '../camera/viewport.ts'
import { roofsOff, useSeenField } from './use-seen-field.ts'

export const TerrainLayer = memo(function TerrainLayer() {
  const { camera } = useTableContext()
  const theme = useTheme()
  const { field, isTurned } = useSeenField()
  const open = useTableState(({ snapshot: { view } }) => roofsOff(view.field, view.figures).join(' '))
  const html = useMemo(
    () =>
      drawFrame(field, theme, { tile: woodOf(theme), isTurned }) +
      drawBattlefield(field, theme, { id: 'field', roofsOff: open.split(' '), isTurned, felt: feltOf(theme) }),
    [field, open, theme, isTurned],
  )
  const { viewport, screen } = useStore(camera.store, (view) => view)
  const ref = useRef<SVGSVGElement>(null)
  useClearings(ref, html)
  return (
    <svg ref={ref} className="layer terrain" viewBox={viewBox(viewport, screen)} style={screen} aria-hidden="true">
      <TerrainDrawing html={html} />
    </svg>
  )
})

const TerrainDrawing = memo(function TerrainDrawing({ html }: { readonly html: string }) {
  return <g dangerouslySetInnerHTML={{ __html: html }} />
})

function clearing({ at, base }: FigureView, turned: TableSize | undefined) {
  const { x, y } = turnedPoint(at, turned)
  return { at: { x: x / MM, y: y / MM }, radius: baseRadius(base) / MM }
}

/** Runs at its first call: the picture does not wait for it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Trees are hidden while a figure stands under them. */
function useClearings(svg: RefObject<SVGSVGElement | null>, html: string): void {
  const theme = useTheme()
  const figures = useTableState((state) => state.snapshot.view.figures)
  const { field, isTurned } = useSeenField()
  const trees = useMemo(() => once(() => treesOf(field, theme, 'field', isTurned)), [field, theme, isTurned])
  useEffect(() => {
    const hidden = treesInTheWay(
      trees(),
      figures.map((figure) => clearing(figure, isTurned ? field : undefined)),
    )
    const elements = hidden.flatMap((id) => svg.current?.querySelector<SVGElement>(`#${CSS.escape(id)}`) ?? [])
    for (const element of elements) element.style.display = 'none'
    return () => {
      for (const element of elements) element.style.display = ''
    }
  }, [svg, trees, figures, field, isTurned, html])
}
