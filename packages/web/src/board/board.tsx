/** The board: terrain, overlays, figures, tooltips, and the pointer events over them. */
import { useMemo, useRef, type PointerEvent } from 'react'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { turnTransform, viewBox } from '../camera/viewport.ts'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { UnitBands } from './overlays/unit-bands.tsx'
import { UnitBar } from './unit-bar.tsx'
import { GroundOverlay } from './overlays/ground-overlay.tsx'
import { markGrowth, isSmallScale } from './small-scale.ts'
import { FigureLayer } from './figure-layer.tsx'
import { Gestures, type Press } from './pointer/gestures.ts'
import { TopOverlay } from './overlays/top-overlay.tsx'
import { useRightButton, useOpportunities, usePaneSize, useWheel } from './use-pane.ts'
import { PathOverlay, WalkedPathOverlay } from './overlays/path-overlay.tsx'
import { Tooltips } from './tooltips/tooltips.tsx'
import { TerrainLayer } from './terrain-layer.tsx'

export function Board() {
  const { presenter, actions, formations, lookups, camera } = useTableContext()
  const pane = useRef<HTMLDivElement>(null)
  const gestures = useMemo(
    () => new Gestures(presenter, actions, lookups, camera),
    [presenter, actions, lookups, camera],
  )
  const { viewport, screen } = useStore(camera.store, (view) => view)
  const tool = useTableState((state) => state.tool)
  usePaneSize(pane)
  useOpportunities()
  useWheel(pane, formations)
  useRightButton(pane, gestures)

  const press = (event: PointerEvent): Press => {
    const box = pane.current?.getBoundingClientRect()
    return {
      id: event.pointerId,
      x: event.clientX - (box?.left ?? 0),
      y: event.clientY - (box?.top ?? 0),
      touch: event.pointerType === 'touch',
      shift: event.shiftKey,
    }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    pane.current?.setPointerCapture(event.pointerId)
    gestures.down(press(event))
  }
  const box = viewBox(viewport, screen)
  const turn = turnTransform(viewport)
  return (
    <div
      ref={pane}
      className={`board ${tool}`}
      role="group"
      aria-label={words.battle.board}
      aria-describedby="board-help"
      onPointerDown={down}
      onPointerMove={(event) => gestures.move(press(event))}
      onPointerUp={(event) => gestures.up(press(event))}
      onPointerCancel={() => gestures.cancel()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && gestures.leave()}
    >
      <p id="board-help" className="visually-hidden">
        {words.battle.boardHelp}
      </p>
      <TerrainLayer />
      <svg className="layer overlays" viewBox={box} style={screen} aria-hidden="true">
        <g transform={turn}>
          <GroundOverlay />
        </g>
      </svg>
      <svg
        className={isSmallScale(viewport) ? 'layer figures far' : 'layer figures'}
        viewBox={box}
        style={{ ...screen, ...markGrowth(viewport) }}
      >
        <g transform={turn}>
          <UnitBands />
          <WalkedPathOverlay />
          <PathOverlay />
          <FigureLayer />
          <TopOverlay />
        </g>
      </svg>
      <Tooltips />
      <UnitBar />
    </div>
  )
}
