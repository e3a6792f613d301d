/** The board: terrain, overlays, figures, tooltips, and the pointer events over them. */
import { lazy, Suspense, useMemo, useRef, type PointerEvent } from 'react'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { UnitBar } from './unit-bar.tsx'
import { FlatTable } from './flat-table.tsx'
import { Gestures, type Press } from './pointer/gestures.ts'
import { useRightButton, useOpportunities, usePaneSize, useWheel } from './use-pane.ts'
import { Tooltips } from './tooltips/tooltips.tsx'

/** WebGL comes only when somebody leans over the table. */
const LeanedTable = lazy(async () => ({ default: (await import('./leaned/leaned-table.tsx')).LeanedTable }))

export function Board() {
  const { presenter, actions, formations, lookups, camera, lean } = useTableContext()
  const pane = useRef<HTMLDivElement>(null)
  const gestures = useMemo(
    () => new Gestures(presenter, actions, lookups, camera),
    [presenter, actions, lookups, camera],
  )
  const isLeaning = useStore(camera.store, ({ viewport }) => viewport.tilt !== undefined)
  const isMade = useStore(lean.store, (state) => state !== 'above')
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
  return (
    <div className="board-frame">
      <div
        ref={pane}
        className={`board ${tool}`}
        role="group"
        aria-label={words.battle.board}
        aria-describedby="board-help"
        onPointerDown={down}
        onPointerMove={(event) => gestures.move(press(event))}
        onPointerUp={(event) => {
          gestures.up(press(event))
          lean.settle()
        }}
        onPointerCancel={() => gestures.cancel()}
        onPointerLeave={(event) => event.pointerType === 'mouse' && gestures.leave()}
      >
        <p id="board-help" className="visually-hidden">
          {words.battle.boardHelp}
        </p>
        {!isLeaning && <FlatTable />}
        {isMade && (
          <Suspense fallback={null}>
            <LeanedTable />
          </Suspense>
        )}
        <UnitBar />
      </div>
      <Tooltips />
    </div>
  )
}
