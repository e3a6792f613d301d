/** The cover: the waiting battle as it stands on the desk, its paper figures upright. */
import { drawBattlefield, drawFrame, drawStandee, framedView, standeeSize } from '@muster/draw'
import type { BattlePlan, FigureView, GameKit, TableView } from '@muster/engine'
import { MM } from '@muster/table'
import { memo, useMemo } from 'react'
import { lookOf } from '../table/seats.ts'
import { asIcon } from '../ui/icons.ts'
import { useTheme } from '../ui/light.tsx'
import { previewOf } from './preview.ts'

interface CoverProps {
  readonly kit: GameKit<unknown>
  readonly plan: BattlePlan
  readonly seed: number
}

export const Cover = memo(function Cover({ kit, plan, seed }: CoverProps) {
  const theme = useTheme()
  const view = useMemo(() => previewOf(kit, plan, seed), [kit, plan, seed])
  const ground = useMemo(
    () =>
      drawFrame(view.field, theme, 'cover-frame') + drawBattlefield(view.field, theme, { id: 'cover', detail: 'low' }),
    [view.field, theme],
  )
  const [width, depth] = [view.field.width / MM, view.field.depth / MM]
  const turned = isOurSideFar(view)
  const standing = view.figures
    .map((figure) =>
      turned ? { ...figure, at: { x: view.field.width - figure.at.x, y: view.field.depth - figure.at.y } } : figure,
    )
    .sort((a, b) => a.at.y - b.at.y)
  return (
    <div className="cover" aria-hidden="true">
      <div className={turned ? 'cover-table turned' : 'cover-table'} style={{ aspectRatio: `${width} / ${depth}` }}>
        <svg viewBox={framedView(view.field)} dangerouslySetInnerHTML={{ __html: ground }} />
        {standing.map((figure) => (
          <PaperFigure key={figure.id} figure={figure} view={view} />
        ))}
      </div>
    </div>
  )
})

/** One sits behind one's own figures. */
function isOurSideFar({ figures, sides, field }: TableView): boolean {
  const own = figures.filter(({ side }) => side === sides[0]?.id)
  return own.reduce((sum, { at }) => sum + at.y, 0) < (own.length * field.depth) / 2
}

/** Paper figures on a cover are larger than life, or nobody would know them. */
const TALL = 1.45

/** Stands on its foot: the table lies back, and the figure rises from it by as much. */
function PaperFigure({ figure, view }: { readonly figure: FigureView; readonly view: TableView }) {
  const theme = useTheme()
  const { width, height } = standeeSize(figure.base)
  const html = useMemo(
    () => drawStandee({ side: lookOf(view.sides, figure.side), icon: asIcon(figure.icon), base: figure.base }, theme),
    [figure, view.sides, theme],
  )
  const share = (length: number, of: number) => `${((length * 100) / of).toFixed(2)}%`
  const style = {
    left: share(figure.at.x - (width * MM * TALL) / 2, view.field.width),
    bottom: share(view.field.depth - figure.at.y, view.field.depth),
    width: share(width * MM * TALL, view.field.width),
  }
  return (
    <svg className="paper-figure" style={style} viewBox={`${-width / 2 - 1} ${-height - 1} ${width + 2} ${height + 2}`}>
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </svg>
  )
}
