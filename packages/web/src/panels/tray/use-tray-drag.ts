/** Drags a piece out of the tray onto the table. */
import type { FigureId } from '@muster/engine'
import { useRef, type PointerEvent } from 'react'
import { toTable } from '../../camera/viewport.ts'
import { useTableContext } from '../../table/table-context.tsx'

/** Pixels within which a press is a click. */
const TREMOR = 6

interface Drag {
  readonly x: number
  readonly y: number
  isUnderWay: boolean
}

export function useTrayDrag(figure: FigureId) {
  const { actions, camera } = useTableContext()
  const drag = useRef<Drag>(undefined)
  const dragged = useRef(false)
  /** Undefined where the pointer is not over the table. */
  const placeUnder = ({ clientX, clientY }: PointerEvent) => {
    const board = document.querySelector('.board')?.getBoundingClientRect()
    const tray = document.querySelector('.piece-tray')?.getBoundingClientRect()
    if (!board || isWithin(tray, clientX, clientY) || !isWithin(board, clientX, clientY)) return undefined
    return toTable(camera.view.viewport, clientX - board.left, clientY - board.top)
  }
  return {
    /** Whether the press that has just ended was a drag, and so is no click. */
    wasDragged: () => dragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = false
        drag.current = { x: event.clientX, y: event.clientY, isUnderWay: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = drag
        if (!current) return
        if (Math.hypot(event.clientX - current.x, event.clientY - current.y) > TREMOR) current.isUnderWay = true
        const at = current.isUnderWay ? placeUnder(event) : undefined
        if (at) void actions.drafts.takeFromTray(figure, at)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const isDrag = drag.current?.isUnderWay === true
        drag.current = undefined
        dragged.current = isDrag
        const at = isDrag ? placeUnder(event) : undefined
        if (at) void actions.drafts.place(figure, at)
        else if (isDrag) void actions.drafts.putIntoTray(figure)
      },
      onPointerCancel: () => {
        if (drag.current?.isUnderWay) void actions.drafts.putIntoTray(figure)
        drag.current = undefined
      },
    },
  }
}

const isWithin = (box: DOMRect | undefined, x: number, y: number): boolean =>
  box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
