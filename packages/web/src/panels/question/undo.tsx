/** Undo and redo, as far as they are allowed; where they are not, the button says why. */
import { useState } from 'react'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'

export function Undo() {
  const { presenter } = useTableContext()
  const noUndo = useTableState((state) => state.snapshot.noUndo)
  const [isTold, setTold] = useState(false)
  const why = noUndo === undefined ? undefined : words.battle.cannotUndo(noUndo)
  const press = () => {
    if (why === undefined) void presenter.undo()
    else setTold(!isTold)
  }
  return (
    <span className="undo-place">
      <button
        type="button"
        className="btn quiet undo"
        aria-disabled={why !== undefined}
        title={why}
        aria-label={why ?? words.battle.undo}
        onClick={press}
        onBlur={() => setTold(false)}
      >
        <LineIcon name="undo" />
        <span className="caption">{words.battle.undo}</span>
      </button>
      {isTold && why !== undefined && (
        <span className="undo-why paper" role="status">
          {why}
        </span>
      )}
    </span>
  )
}

/** Shown only after an undo. */
export function Redo() {
  const { presenter } = useTableContext()
  const canRedo = useTableState((state) => state.snapshot.canRedo)
  if (!canRedo) return null
  return (
    <button type="button" className="btn quiet undo redo" onClick={() => void presenter.redo()}>
      <LineIcon name="redo" />
      <span className="caption">{words.battle.redo}</span>
    </button>
  )
}
