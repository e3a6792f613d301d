/** What the board listens to besides pointers: its size, the wheel, the right button, and a pause in a drag. */
import { useEffect, type RefObject } from 'react'
import { TURN_STEP, type FormationEditor } from '../table/formation-editor.ts'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { moveDraftOf } from '../state/table-state.ts'
import type { Gestures } from './pointer/gestures.ts'

/** As long as a hand rests before odds are asked for. */
const REST = 90

/** The trial of a move has come in: what would it lay open? */
export function useOpportunities(): void {
  const { lookups } = useTableContext()
  const trial = useTableState((state) => state.trial)
  useEffect(() => {
    const timer = setTimeout(() => lookups.refreshOpportunities(), REST)
    return () => clearTimeout(timer)
  }, [lookups, trial])
}

export function usePaneSize(pane: RefObject<HTMLDivElement | null>): void {
  const { camera } = useTableContext()
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

/** With something in hand the other button has a meaning here; else its menu is the browser's. */
export function useRightButton(pane: RefObject<HTMLDivElement | null>, gestures: Gestures): void {
  useEffect(() => {
    const element = pane.current
    const press = (event: MouseEvent) => {
      if (gestures.rightButton()) event.preventDefault()
    }
    element?.addEventListener('contextmenu', press)
    return () => element?.removeEventListener('contextmenu', press)
  }, [pane, gestures])
}

/** How much of the board's foot the question lies over. */
function coverOver(board: HTMLElement): number {
  const bar = document.querySelector('.question')?.getBoundingClientRect()
  return bar ? Math.max(0, Math.round(board.getBoundingClientRect().bottom - bar.top)) : 0
}

/** React listens to the wheel without a say in scrolling; the page must not scroll while the table zooms. */
export function useWheel(pane: RefObject<HTMLDivElement | null>, formations: FormationEditor): void {
  const { camera, session } = useTableContext()
  useEffect(() => {
    const element = pane.current
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      // With a unit in hand the wheel turns the unit.
      if (moveDraftOf(session.state)?.unit && formations.turn(event.deltaY > 0 ? TURN_STEP : -TURN_STEP)) return
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
