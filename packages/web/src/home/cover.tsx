/** The picture on the first screen: the battle that can be started, with its figures standing upright. */
import {
  clearingsOf,
  drawBattlefield,
  drawFrame,
  drawStandee,
  drawStandeeShadow,
  framedViewBox,
  standeeSize,
} from '@muster/draw'
import type { BattlePlan, FigureView, GameKit, TableView } from '@muster/engine'
import { INCH, MM, type Battlefield } from '@muster/table'
import { memo, useEffect, useMemo, type CSSProperties } from 'react'
import { sideLookOf } from '../figures/side-looks.ts'
import { asIcon } from '../ui/icons.ts'
import { useTheme } from '../settings/theme.tsx'
import { previewOf } from '../set-up/preview.ts'
import { arrangeCover, type CoverScene } from './stage.ts'

interface CoverProps {
  readonly kit: GameKit<unknown>
  readonly plan: BattlePlan
  readonly seed: number
}

export const Cover = memo(function Cover({ kit, plan, seed }: CoverProps) {
  const view = useMemo(() => previewOf(kit, plan, seed), [kit, plan, seed])
  const stage = useMemo(() => arrangeCover(view), [view])
  const ground = useGround(stage)
  const { field } = stage
  const shape = { '--wide': field.width / field.depth } as CSSProperties
  return (
    <div className="cover" aria-hidden="true">
      <div className="cover-table" style={shape}>
        <img className="cover-ground" src={ground} alt="" />
        {stage.figures.map((figure) => (
          <PaperFigure key={figure.id} figure={figure} view={view} />
        ))}
      </div>
    </div>
  )
})

/** Draws the ground as one image, because it never changes and needs no elements of its own. */
function useGround({ field, figures, turned }: CoverScene): string {
  const theme = useTheme()
  const address = useMemo(() => {
    const shadows = figures.map(({ base, at }) => {
      const shadow = drawStandeeShadow(base, figureScale(field), theme.land.shadow)
      return `<g transform="translate(${at.x / MM} ${at.y / MM})">${shadow}</g>`
    })
    const drawing =
      drawFrame(field, theme, 'cover-frame') +
      drawBattlefield(field, theme, { id: 'cover', isTurned: turned, clearings: clearingsOf(figures) }) +
      shadows.join('')
    const [, , width, height] = framedViewBox(field).split(' ')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${framedViewBox(field)}" width="${width}" height="${height}">${drawing}</svg>`
    return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  }, [field, figures, turned, theme])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

/** The figures on the cover are larger than the bases on the table, so that they can be recognised. */
const figureScale = ({ depth }: Battlefield): number => (1.75 * depth) / (48 * INCH)

/** The figure stands upright on the tilted table. */
function PaperFigure({ figure, view }: { readonly figure: FigureView; readonly view: TableView }) {
  const theme = useTheme()
  const { width, height } = standeeSize(figure.base)
  const html = useMemo(
    () =>
      drawStandee(
        { side: sideLookOf(view.sides, figure.side), icon: asIcon(figure.icon), base: figure.base, name: '' },
        theme,
      ),
    [figure, view.sides, theme],
  )
  const tall = figureScale(view.field)
  const share = (length: number, of: number) => `${((length * 100) / of).toFixed(2)}%`
  const style = {
    left: share(figure.at.x - (width * MM * tall) / 2, view.field.width),
    bottom: share(view.field.depth - figure.at.y, view.field.depth),
    width: share(width * MM * tall, view.field.width),
  }
  return (
    <svg className="paper-figure" style={style} viewBox={`${-width / 2 - 1} ${-height - 1} ${width + 2} ${height + 2}`}>
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </svg>
  )
}
