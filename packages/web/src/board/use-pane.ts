/** What the board listens to besides pointers: its size, the wheel, the right button, and a pause in a drag. */
import { useEffect, type RefObject } from 'react'
import { TURN_STEP, type FormationEditor } from '../table/formation-editor.ts'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { moveDraftOf } from '../state/table-state.ts'
import type { Gestures } from './pointer/gestures.ts'

/** How long the pointer rests before odds are requested, in milliseconds. */
const REST = 90

/** Requests the attacks and dangers of a move when its trial has arrived. */
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

/** While a figure is dragged the right button adds a corner; otherwise the browser shows its menu. */
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

/** How many pixels of the board the question bar covers. */
function coverOver(board: HTMLElement): number {
  const bar = document.querySelector('.question')?.getBoundingClientRect()
  return bar ? Math.max(0, Math.round(board.getBoundingClientRect().bottom - bar.top)) : 0
}

/** React's wheel listener is passive and cannot stop the page from scrolling, so this adds its own. */
export function useWheel(pane: RefObject<HTMLDivElement | null>, formations: FormationEditor): void {
  const { camera, presenter } = useTableContext()
  useEffect(() => {
    const element = pane.current
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      // While a unit is lifted the wheel turns it.
      if (moveDraftOf(presenter.state)?.unit && formations.turn(event.deltaY > 0 ? TURN_STEP : -TURN_STEP)) return
      const box = element?.getBoundingClientRect()
      camera.zoom(Math.exp(-event.deltaY * 0.0016), {
        x: event.clientX - (box?.left ?? 0),
        y: event.clientY - (box?.top ?? 0),
      })
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [pane, camera, presenter, formations])
}
