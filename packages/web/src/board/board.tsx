/** The table itself: still ground, chalk, figures, and the pointer over it all. */
import { useMemo, useRef, type PointerEvent } from 'react'
import { useSeat, useTable } from '../table/table-context.tsx'
import { viewBox } from '../camera/viewport.ts'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { BandLayer } from './overlays/unit-bands.tsx'
import { BodyBar } from './unit-bar.tsx'
import { ChalkLayer } from './overlays/ground-overlay.tsx'
import { growth, isFar } from './small-scale.ts'
import { FigureLayer } from './figure-layer.tsx'
import { Gestures, type Press } from './pointer/gestures.ts'
import { OverChalk } from './overlays/top-overlay.tsx'
import { useOtherButton, useOutlook, useSize, useWheel } from './use-pane.ts'
import { PathChalk, WalkedChalk } from './overlays/path-overlay.tsx'
import { Slips } from './tooltips/tooltips.tsx'
import { StillLayer } from './terrain-layer.tsx'

export function Board() {
  const { session, hands, formations, lookouts, camera } = useSeat()
  const pane = useRef<HTMLDivElement>(null)
  const gestures = useMemo(() => new Gestures(session, hands, lookouts, camera), [session, hands, lookouts, camera])
  const { window, screen } = useStore(camera.store, (view) => view)
  const tool = useTable((state) => state.tool)
  useSize(pane)
  useOutlook()
  useWheel(pane, formations)
  useOtherButton(pane, gestures)

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
  const box = viewBox(window, screen)
  return (
    <div
      ref={pane}
      className={`board ${tool}`}
      role="group"
      aria-label={words.table.board}
      aria-describedby="board-help"
      onPointerDown={down}
      onPointerMove={(event) => gestures.move(press(event))}
      onPointerUp={(event) => gestures.up(press(event))}
      onPointerCancel={() => gestures.cancel()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && gestures.leave()}
    >
      <p id="board-help" className="visually-hidden">
        {words.table.boardHelp}
      </p>
      <StillLayer />
      <svg className="layer chalk" viewBox={box} style={screen} aria-hidden="true">
        <ChalkLayer />
      </svg>
      <svg
        className={isFar(window) ? 'layer figures far' : 'layer figures'}
        viewBox={box}
        style={{ ...screen, ...growth(window) }}
      >
        <BandLayer />
        <WalkedChalk />
        <PathChalk />
        <FigureLayer />
        <OverChalk />
      </svg>
      <Slips />
      <BodyBar />
    </div>
  )
}
