/** Ground, terrain and frame: drawn once for a table, and never again while figures move over it. */
import { clearingsOf, drawBattlefield, drawFrame, treesInTheWay, treesOf } from '@muster/draw'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useSeat, useTable } from '../play/seat.tsx'
import { useStore } from '../ui/use-store.ts'
import { useTheme } from '../ui/light.tsx'
import { viewBox } from '../table/window.ts'

export const StillLayer = memo(function StillLayer() {
  const { camera } = useSeat()
  const theme = useTheme()
  const field = useTable((state) => state.snapshot.view.field)
  const key = useMemo(() => JSON.stringify(field), [field])
  const html = useMemo(() => drawFrame(field, theme, 'frame') + drawBattlefield(field, theme, { id: 'field' }), [key, theme])
  const { window, screen } = useStore(camera.store, (view) => view)
  const ref = useRef<SVGSVGElement>(null)
  useClearings(ref.current, key, html)
  return (
    <svg ref={ref} className="layer still" viewBox={viewBox(window, screen)} aria-hidden="true">
      <StillDrawing html={html} />
    </svg>
  )
})

const StillDrawing = memo(function StillDrawing({ html }: { readonly html: string }) {
  return <g dangerouslySetInnerHTML={{ __html: html }} />
})

/** Trees that a figure stands under step aside, and come back when it goes. */
function useClearings(svg: SVGSVGElement | null, key: string, html: string): void {
  const theme = useTheme()
  const figures = useTable((state) => state.snapshot.view.figures)
  const field = useTable((state) => state.snapshot.view.field)
  const trees = useMemo(() => treesOf(field, theme, 'field'), [key, theme])
  useEffect(() => {
    const hidden = treesInTheWay(trees, clearingsOf(figures))
    const elements = hidden.flatMap((id) => svg?.querySelector<SVGElement>(`#${CSS.escape(id)}`) ?? [])
    for (const element of elements) element.style.display = 'none'
    return () => {
      for (const element of elements) element.style.display = ''
    }
  }, [svg, trees, figures, html])
}
