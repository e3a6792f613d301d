/** Ground, terrain and frame: drawn once for a table, and never again while figures move over it. */
import { drawBattlefield, drawFrame, treesInTheWay, treesOf } from '@muster/draw'
import type { FigureView } from '@muster/engine'
import { MM, contains, type Battlefield } from '@muster/table'
import { memo, useEffect, useMemo, useRef, type RefObject } from 'react'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { useStore } from '../ui/use-store.ts'
import { useTheme } from '../settings/theme.tsx'
import { baseRadius } from '../figures/hit-test.ts'
import { viewBox } from '../camera/viewport.ts'

export const TerrainLayer = memo(function TerrainLayer() {
  const { camera } = useTableContext()
  const theme = useTheme()
  const field = useTableState((state) => state.snapshot.view.field)
  const open = useTableState(({ snapshot: { view } }) => roofsOff(view.field, view.figures).join(' '))
  const isTurned = useTableState((state) => state.isTurned)
  const html = useMemo(
    () =>
      drawFrame(field, theme, 'frame') +
      drawBattlefield(field, theme, { id: 'field', roofsOff: open.split(' '), isTurned }),
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

/** A roof is hidden while a figure is inside. */
const roofsOff = (field: Battlefield, figures: readonly FigureView[]): readonly string[] =>
  field.pieces
    .filter(({ kind, outline }) => kind === 'building' && figures.some(({ at }) => contains(outline, at)))
    .map(({ id }) => id)

const clearing = ({ at, base }: FigureView) => ({ at: { x: at.x / MM, y: at.y / MM }, radius: baseRadius(base) / MM })

/** Trees are hidden while a figure stands under them. */
function useClearings(svg: RefObject<SVGSVGElement | null>, html: string): void {
  const theme = useTheme()
  const figures = useTableState((state) => state.snapshot.view.figures)
  const field = useTableState((state) => state.snapshot.view.field)
  const isTurned = useTableState((state) => state.isTurned)
  const trees = useMemo(() => treesOf(field, theme, 'field', isTurned), [field, theme, isTurned])
  useEffect(() => {
    const hidden = treesInTheWay(trees, figures.map(clearing))
    const elements = hidden.flatMap((id) => svg.current?.querySelector<SVGElement>(`#${CSS.escape(id)}`) ?? [])
    for (const element of elements) element.style.display = 'none'
    return () => {
      for (const element of elements) element.style.display = ''
    }
  }, [svg, trees, figures, html])
}
