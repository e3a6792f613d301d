/** The figures' buttons, laid over their cards: for readers, for Tab, and to show the focus. */
import type { FigureView } from '@muster/engine'
import { memo, useCallback, useEffect, useRef } from 'react'
import { cardOutline, type CardOutline } from '../../camera/card-outline.ts'
import { scaleAt, toScreen } from '../../camera/viewport.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import { useStore } from '../../ui/use-store.ts'
import { useFigureButton } from '../use-figure-button.ts'
import type { FigureOnTable } from '../use-shown-figures.ts'
import type { RunningStage } from './use-lean-stage.ts'

interface CardButtonsProps {
  readonly running: RunningStage
  readonly figures: readonly FigureOnTable[]
}

export function CardButtons({ running: { frames }, figures }: CardButtonsProps) {
  const { camera, animator } = useTableContext()
  const screen = useStore(camera.store, (view) => view.screen)
  const { objectives, sides } = useTableState((state) => state.snapshot.view)
  const paths = useRef(new Map<string, SVGPathElement>())
  const hold = useCallback((id: string, element: SVGPathElement | null) => {
    if (element) paths.current.set(id, element)
    else paths.current.delete(id)
  }, [])
  useEffect(() => {
    const project = () => {
      const { viewport } = camera.view
      if (!viewport.tilt) return
      for (const { figure } of figures) {
        const at = animator.shownAt(figure.id) ?? figure.at
        const outline = cardOutline(viewport, viewport.tilt, { base: figure.base, at })
        paths.current.get(figure.id)?.setAttribute('d', archOf(outline))
      }
      for (const { id, at } of objectives) {
        const { x, y } = toScreen(viewport, at)
        const half = COUNTER_RADIUS * scaleAt(viewport, at)
        paths.current.get(objectiveKey(id))?.setAttribute('d', `M${x - half} ${y}h${2 * half}`)
      }
    }
    project()
    return frames.onFrame(project)
  }, [frames, camera, animator, figures, objectives])
  return (
    <svg className="layer figures" width={screen.width} height={screen.height} style={screen}>
      {objectives.map(({ id, name, heldBy }) => {
        const label = words.battle.objective(name, sides.find((side) => side.id === heldBy)?.name)
        return (
          <g key={id} role="img" aria-label={label}>
            <path ref={(element) => hold(objectiveKey(id), element)} className="card-outline" />
          </g>
        )
      })}
      {figures.map((shown) => (
        <CardButton key={shown.figure.id} {...shown} hold={hold} />
      ))}
    </svg>
  )
}

/** In millimetres. */
const COUNTER_RADIUS = 10
const objectiveKey = (id: string): string => `objective ${id}`

interface CardButtonProps extends FigureOnTable {
  readonly figure: FigureView
  hold(id: string, element: SVGPathElement | null): void
}

const CardButton = memo(function CardButton({ figure, hold, ...state }: CardButtonProps) {
  const button = useFigureButton(figure, state)
  return (
    <g {...button}>
      <path ref={(element) => hold(figure.id, element)} className="card-outline" />
    </g>
  )
})

/** A card's outline on the pane: straight sides and a round head. */
function archOf({ foot: [a, b], head: [c, d] }: CardOutline): string {
  const half = (d.x - c.x) / 2
  const side = Math.min(1, half / Math.max(1, (a.y + b.y - c.y - d.y) / 2))
  const spring = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    `${(to.x + (from.x - to.x) * side).toFixed(1)} ${(to.y + (from.y - to.y) * side).toFixed(1)}`
  const [top, middle] = [(c.y + d.y) / 2, (c.x + d.x) / 2]
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${spring(a, c)}Q${c.x.toFixed(1)} ${top.toFixed(1)} ${middle.toFixed(1)} ${top.toFixed(1)}Q${d.x.toFixed(1)} ${top.toFixed(1)} ${spring(b, d)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}Z`
}
