/** The table as somebody sees it who leans over it: a WebGL picture, with the figures' buttons and all words in the page. */
import { useRef } from 'react'
import { useTableContext } from '../../table/table-context.tsx'
import { useTheme } from '../../settings/theme.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useSeenField } from '../use-seen-field.ts'
import { CardButtons } from './card-buttons.tsx'
import { DrapedOverlays } from './draped-overlays.tsx'
import { useLeanStage } from './use-lean-stage.ts'
import { useStagedFigures } from './use-staged-figures.ts'
import './leaned.css'

/** Another light or another side of the table is another picture. */
export function LeanedTable() {
  const theme = useTheme()
  const { isTurned } = useSeenField()
  return <LeanedPicture key={`${theme.name} ${isTurned}`} />
}

function LeanedPicture() {
  const { camera } = useTableContext()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isLeaning = useStore(camera.store, ({ viewport }) => viewport.tilt !== undefined)
  const screen = useStore(camera.store, (view) => view.screen)
  const running = useLeanStage(canvas)
  return (
    <>
      <canvas
        ref={canvas}
        className="layer lean-canvas"
        style={{ ...screen, visibility: isLeaning ? 'visible' : 'hidden' }}
        aria-hidden="true"
      />
      {running && isLeaning && <LeanedFigures running={running} />}
    </>
  )
}

function LeanedFigures({ running }: { readonly running: NonNullable<ReturnType<typeof useLeanStage>> }) {
  const figures = useStagedFigures(running)
  return (
    <>
      <DrapedOverlays running={running} figures={figures} />
      <CardButtons running={running} figures={figures} />
    </>
  )
}
