/** The table itself: still ground, chalk, figures, and the pointer over it all. */
import { useEffect, useMemo, useRef, type PointerEvent, type RefObject } from 'react'
import { A_TURN, type Formations } from '../play/formations.ts'
import { useSeat, useTable } from '../play/seat.tsx'
import { moveDraftOf } from '../table/state.ts'
import { viewBox } from '../table/window.ts'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words.ts'
import { BandLayer } from './band-layer.tsx'
import { BodyBar } from './body-bar.tsx'
import { ChalkLayer } from './chalk-layer.tsx'
import { FigureLayer } from './figure-layer.tsx'
import { Gestures, type Press } from './gestures.ts'
import { OverChalk } from './over-layer.tsx'
import { PathChalk, WalkedChalk } from './path-chalk.tsx'
import { Slips } from './slips.tsx'
import { StillLayer } from './still-layer.tsx'

export function Board() {
  const { session, hands, formations, lookouts, camera } = useSeat()
  const pane = useRef<HTMLDivElement>(null)
  const gestures = useMemo(() => new Gestures(session, hands, lookouts, camera), [session, hands, lookouts, camera])
  const { window, screen } = useStore(camera.store, (view) => view)
  const tool = useTable((state) => state.tool)
  useSize(pane)
  useOutlook()
  useWheel(pane, formations)

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
      onContextMenu={(event) => gestures.otherButton() && event.preventDefault()}
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
      <svg className="layer figures" viewBox={box} style={screen}>
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

/** As long as a hand rests before odds are asked for. */
const REST = 90

/** The trial of a move has come in: what would it lay open? */
function useOutlook(): void {
  const { lookouts } = useSeat()
  const trial = useTable((state) => state.trial)
  useEffect(() => {
    const timer = setTimeout(() => lookouts.openUp(), REST)
    return () => clearTimeout(timer)
  }, [lookouts, trial])
}

function useSize(pane: RefObject<HTMLDivElement | null>): void {
  const { camera } = useSeat()
  useEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const { screen } = camera.view
      const size = { width: element.clientWidth, height: element.clientHeight }
      if (size.width > 0 && (size.width !== screen.width || size.height !== screen.height)) camera.resize(size)
      camera.cover(coverOver(element))
    })
    observer.observe(element)
    const bar = document.querySelector('.question')
    if (bar) observer.observe(bar)
    return () => observer.disconnect()
  }, [pane, camera])
}

/** How much of the board's foot the question lies over. */
function coverOver(board: HTMLElement): number {
  const bar = document.querySelector('.question')?.getBoundingClientRect()
  return bar ? Math.max(0, Math.round(board.getBoundingClientRect().bottom - bar.top)) : 0
}

/** React listens to the wheel without a say in scrolling; the page must not scroll while the table zooms. */
function useWheel(pane: RefObject<HTMLDivElement | null>, formations: Formations): void {
  const { camera, session } = useSeat()
  useEffect(() => {
    const element = pane.current
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      // With a unit in hand the wheel turns the unit.
      if (moveDraftOf(session.state)?.body && formations.turn(event.deltaY > 0 ? A_TURN : -A_TURN)) return
      const box = element?.getBoundingClientRect()
      camera.zoom(Math.exp(-event.deltaY * 0.0016), {
        x: event.clientX - (box?.left ?? 0),
        y: event.clientY - (box?.top ?? 0),
      })
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [pane, camera, session, formations])
}
