/** Makes the stage, shows its first picture, and gives up where WebGL is missing, lost or too slow. */
import { groundHeights } from '@muster/draw'
import { useEffect, useState, type RefObject } from 'react'
import { LeanStage } from '../../lean/lean-stage.ts'
import { StageFrames } from '../../lean/stage-frames.ts'
import { loadSettings } from '../../settings/settings.ts'
import { useTheme } from '../../settings/theme.tsx'
import type { LeanFailure } from '../../table/lean-switch.ts'
import { useTableContext } from '../../table/table-context.tsx'
import { useSeenField } from '../use-seen-field.ts'

export interface RunningStage {
  readonly stage: LeanStage
  readonly frames: StageFrames
}

export function useLeanStage(canvas: RefObject<HTMLCanvasElement | null>): RunningStage | undefined {
  const { camera, lean } = useTableContext()
  const theme = useTheme()
  const { field, isTurned } = useSeenField()
  const [running, setRunning] = useState<RunningStage>()
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    let stop = () => {}
    let isGone = false
    const fail = (reason: LeanFailure) => {
      if (!isGone) lean.fail(reason)
    }
    const lost = (event: Event) => {
      event.preventDefault()
      fail('lost')
    }
    element.addEventListener('webglcontextlost', lost)
    const relief = groundHeights(field)
    LeanStage.make(element, { field, theme, isTurned, heightAt: ({ x, y }) => relief.heightAt(x, y) })
      .then((stage) => {
        if (isGone) return stage.dispose()
        const frames = new StageFrames(stage, element, camera, () => {
          if (loadSettings().lean !== 'keep') fail('slow')
        })
        stop = follow(stage, frames)
        setRunning({ stage, frames })
        lean.made()
      })
      .catch(() => fail('missing'))
    return () => {
      isGone = true
      element.removeEventListener('webglcontextlost', lost)
      stop()
    }

    /** Draws whenever the camera moves or the pane changes its size. */
    function follow(stage: LeanStage, frames: StageFrames): () => void {
      let { screen } = camera.view
      stage.resize(screen)
      const unsubscribe = camera.store.subscribe(() => {
        if (camera.view.screen !== screen) stage.resize((screen = camera.view.screen))
        frames.invalidate()
      })
      return () => {
        unsubscribe()
        frames.stop()
        stage.dispose()
      }
    }
  }, [canvas, camera, lean, field, isTurned, theme])
  return running
}
