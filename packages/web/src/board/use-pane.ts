/** What the board listens to besides pointers: its size, the wheel, the right button, and a pause in a drag. */
import { useEffect, type RefObject } from 'react'
import { TURN_STEP, type FormationEditor } from '../table/formation-editor.ts'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { moveDraftOf } from '../state/table-state.ts'
import { NO_COVER, type Cover } from '../camera/camera.ts'
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
  const { camera, presenter } = useTableContext()
  useEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const { screen } = camera.view
      const size = { width: element.clientWidth, height: element.clientHeight }
      // The panels of a phone hide the board.
      if (size.width === 0) return
      if (size.width !== screen.width || size.height !== screen.height) camera.resize(size)
      const covered = coverOver(element)
      const isLess = covered.bottom < camera.view.covered.bottom
      camera.cover(covered)
      // Nothing slides away under a hand that drags.
      if (isLess && !moveDraftOf(presenter.state)?.held) camera.settle()
    })
    observer.observe(element)
    for (const one of document.querySelectorAll(`${FOOT}, ${BELOW}, ${CORNER}`)) observer.observe(one)
    return () => observer.disconnect()
  }, [pane, camera, presenter])
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

/** What lies over the bottom of the board: the question, and on a phone the dice of a fight and figures to be placed. */
const BELOW = '.question, .tray.floating, .piece-tray'
/** Grows with what is put into it. */
const FOOT = '.foot'
/** What lies over its right corner on a phone. */
const CORNER = '.quick-tools'

function coverOver(board: HTMLElement): Cover {
  const { bottom, left, right } = board.getBoundingClientRect()
  // On a desk the tray stands beside the board.
  const below = boxesOf(BELOW).flatMap((box) => (box.left < right && box.right > left ? [bottom - box.top] : []))
  const [corner] = boxesOf(CORNER)
  return {
    bottom: Math.round(Math.max(0, ...below)),
    corner: corner
      ? { width: Math.round(right - corner.left), height: Math.round(bottom - corner.top) }
      : NO_COVER.corner,
  }
}

/** Dice that lie there after a fight fade by themselves, and do not count. */
const boxesOf = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((one) => !one.matches('.tray:not(.in-fight)'))
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0)

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
